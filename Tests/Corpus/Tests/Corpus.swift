import Colonnade
import CorpusWalker
import SwiftUI

/// Every app, with what is to be told of it.
let corpus: [CorpusApp] = [
  CorpusApp(TrailsApp.self, problems: [.notCodable]),
  CorpusApp(PantryApp.self),
  CorpusApp(LibraryApp.self),
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
  CorpusApp(EventsApp.self),
]
