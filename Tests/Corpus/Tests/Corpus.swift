import Colonnade
import CorpusWalker
import SwiftUI

/// Every app, with what is to be told of it.
let corpus: [CorpusApp] = [
  CorpusApp(TrailsApp.self, problems: [.notCodable]),
  CorpusApp(PantryApp.self),
  CorpusApp(
    LibraryApp.self,
    links: [
      "library://author/2": ["Authors", "Octavia"],
      "library://author/1?book=1": ["Authors", "Ursula", "The Lathe of Heaven"],
      "library://author/9": ["Authors"], "library://settings": ["Settings"],
      "library://nowhere": ["Authors"],
    ]),
  CorpusApp(MailboxApp.self, unreached: ["Discard"]),
  CorpusApp(WelcomeApp.self),
  CorpusApp(ContactsApp.self, unreached: ["Delete", "Move Up", "Move Down"]),
  CorpusApp(CheckoutApp.self),
  CorpusApp(PlanetsApp.self),
  CorpusApp(QuotesApp.self),
  CorpusApp(NewsApp.self, whileWaiting: "Loading…"),
  CorpusApp(CookbookApp.self),
  CorpusApp(PreferencesApp.self),
  CorpusApp(TodosApp.self),
  CorpusApp(FlowStacksApp.self),
  CorpusApp(ReducersApp.self, changing: ["Add"]),
  CorpusApp(PlayerApp.self),
  CorpusApp(BannerApp.self),
  CorpusApp(CompareApp.self),
  CorpusApp(PhotosApp.self),
  CorpusApp(ChartsApp.self),
  CorpusApp(CardsApp.self),
  CorpusApp(NotesApp.self, changing: ["Add note"]),
  CorpusApp(SidebarsApp.self),
  CorpusApp(MuseumApp.self),
  CorpusApp(FactoriesApp.self),
  CorpusApp(RetapApp.self, problems: [.notCodable]),
  CorpusApp(SheetsApp.self),
  CorpusApp(ScopesApp.self),
  CorpusApp(QuizApp.self),
  CorpusApp(ShopApp.self, unreached: ["trash", "Order"]),
  CorpusApp(
    EventsApp.self,
    links: [
      "events://open/1/2": ["Events", "Concert", "Lecture"],
      "events://open/2": ["Events", "Lecture"],
      "events://open": ["Events"],
    ]),
]
