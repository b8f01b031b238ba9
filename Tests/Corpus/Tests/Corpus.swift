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
  CorpusApp(ChatApp.self),
  CorpusApp(WeatherApp.self, whileWaiting: "Fetching…"),
  CorpusApp(RoutesApp.self),
  CorpusApp(WizardApp.self, unreached: ["Leave", "Start again"]),
  CorpusApp(LoginApp.self),
  CorpusApp(FilesApp.self),
  CorpusApp(CalendarsApp.self),
  CorpusApp(OffsetsApp.self),
  CorpusApp(LocalizedApp.self),
  CorpusApp(HotelsApp.self),
]
