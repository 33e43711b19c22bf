import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubValues

@testable import OctavoViewModels

/// The services of a test: fakes all around, and a clock to turn by hand.
final class Fakes {
  let blobs = FakeBlobs()
  let clones = FakeClones()
  let files = FakeUserFiles()
  let gitHub = FakeGitHub()
  let localData = FakeLocalData()
  let navigation = NavigationRecorder<Screen>()
  let offlineCopies = FakeOfflineCopies()
  let outbox = FakeOutbox()
  let places = FakePlaceStore()
  let preferences = FakePreferences()
  let releases = FakeReleases()
  let saver = FakeFileSaver()
  let scheduler = TestScheduler()
  let searches = FakeSearchHistory()
  let session = FakeSession()
  let store = FakeStore()
  /// The time zone of the services, which is read once.
  var timeZone = TimeZone.gmt
  private(set) lazy var sync = FakeSync(
    store,
    viewerState,
    now: { [scheduler] in Fakes.now(of: scheduler) },
    refused: { [session] in session.expire() }
  )
  /// Stars and follows over the server.
  private(set) lazy var viewerState = FakeViewerState(gitHub, store)
  private let opening = Record()
  private let copying = Record()
  private let reporting = Record()

  /// The lines of the log.
  var reports: [String] {
    get { reporting.texts }
    set { reporting.texts = newValue }
  }

  /// The addresses that were opened, in order.
  var opened: [String] { opening.texts }
  /// The texts that were copied, in order.
  var copied: [String] { copying.texts }

  /// The services, which make the screens of routes.
  private(set) lazy var services: Services = {
    let services = Services(
      navigation: navigation,
      session: session,
      gitHub: gitHub,
      store: store,
      sync: sync,
      viewerState: viewerState,
      outbox: outbox,
      preferences: preferences,
      places: places,
      searches: searches,
      files: files,
      localData: localData,
      releases: releases,
      blobs: blobs,
      offlineCopies: offlineCopies,
      saver: saver,
      reports: { [reporting] in reporting.texts },
      scheduler: scheduler,
      now: { [scheduler] in Fakes.now(of: scheduler) },
      timeZone: timeZone,
      openURL: { [opening] in opening.texts.append($0.absoluteString) },
      copy: { [copying] in copying.texts.append($0) }
    )
    services.clones = clones
    navigation.router.screens = AppScreens(services)
    // A star is sent by the name that its repository has now.
    gitHub[.repository(GitHub.RepositoryID(rawValue: Sample.repository().id))] = Sample.repository()
    gitHub.refused = { [session] in session.expire() }
    session.own = { [store, sync, outbox, server = session.server] id in
      AccountServices(id: id, server: server, store: store, sync: sync, outbox: outbox)
    }
    return services
  }()

  /// The date and time, which goes with the clock.
  var now: Date { Fakes.now(of: scheduler) }

  private static func now(of scheduler: TestScheduler) -> Date {
    Sample.now.addingTimeInterval(scheduler.now / .seconds(1))
  }

  /// Logs the user of the session in.
  func logIn() {
    session.user = session.account
    services.observeExpirations()
  }

  /// Answers the questions that an action asks with texts, in order, and returns the questions.
  func answering(_ texts: String?..., during action: () -> Void) async -> [InputQuestion] {
    var (answers, questions) = (texts, [InputQuestion]())
    let token = services.questions.answer { question in
      questions.append(question)
      return answers.isEmpty ? nil : answers.removeFirst()
    }
    action()
    await settle()
    token.dispose()
    return questions
  }

  /// Shows `screen` alone.
  func show(_ screen: Screen) { navigation.resetRoot(screen) }

  /// Ends the screens that are shown.
  func removeScreens() { navigation.resetRoot(.login(.start(then: .login))) }

  /// Makes a login screen.
  func login(then link: DeepLink? = .home) -> LoginViewModel {
    LoginViewModel(services, .start(then: link)) { _ in }
  }

  /// Shows home as the app does, and returns it.
  func showHome() throws -> HomeViewModel {
    logIn()
    addEmptyHome()
    _ = services
    navigation.resetRoot(.home)
    return try top()
  }

  /// Returns the view model of the screen on top.
  func top<Model: ViewModel>(_ type: Model.Type = Model.self) throws -> Model {
    guard let viewModel = navigation.top?.viewModel as? Model else { throw WrongScreen() }
    return viewModel
  }

  /// Chooses an option of the picker that is shown, and returns the titles of all.
  @discardableResult
  func choose(_ title: String) async throws -> [String] {
    await settle()
    let picker = try top(OptionPickerViewModel.self)
    let titles = picker.rows.map(\.title)
    guard let row = picker.rows.first(where: { $0.title == title }) else { throw WrongScreen() }
    picker.open(row)
    await settle()
    return titles
  }

  /// Returns the view model of a tab of home, and makes it if necessary.
  func tab<Model: ViewModel>(_ index: Int, _ type: Model.Type = Model.self) throws -> Model {
    let tabs = navigation.controllers.first?.root.tabs
    guard let viewModel = tabs?.controller(at: index).top.screen.viewModel as? Model else {
      throw WrongScreen()
    }
    return viewModel
  }

  /// A repository that the server knows, with branches and a readme.
  func addTides() {
    sync[.repository(Sample.name)] = Sample.repository()
    let references = [
      GitHub.Reference(kind: .branch, name: "main"),
      GitHub.Reference(kind: .branch, name: "feature/moon"),
      GitHub.Reference(kind: .tag, name: "v1.0"),
    ]
    sync[.references(of: Sample.name)] = references
    let starts: [(GitHub.Reference.Kind, String)] = [
      (.branch, "main"), (.branch, "feature"), (.branch, "v1.0"), (.tag, "v1.0"),
    ]
    for (kind, start) in starts {
      sync[.references(of: Sample.name, kind, beginningWith: start)] = MatchingReferences(
        references.filter { $0.kind == kind && $0.name.hasPrefix(start) }
      )
    }
    for (reference, text) in [(nil, "# Tides"), ("main", "# Tides"), ("feature/moon", "# Moon")] {
      sync[.readme(of: Sample.name, at: reference)] = GitHub.File(path: "README.md", text: text)
    }
  }

  /// Lists for all that Explore shows in brief.
  func addExplore() {
    sync[pages: .repositories(of: Discovery(.trending(.weekly)), at: now)] = Sample.pages([
      Sample.repository("hina-m/new", id: 5)
    ])
    sync[pages: .repositories(of: Discovery(.popular), at: now)] = Sample.pages(
      (1...6).map { Sample.repository("maralind/r\($0)", id: $0) }
    )
    sync[pages: .accounts(of: Discovery(.users))] = Sample.pages([.init(login: "hina-m")])
    sync[pages: .featuredTopics] = Sample.pages([
      .init(name: "tides", title: "Tides", summary: "The water")
    ])
  }

  /// Empty lists for all that home asks for.
  func addEmptyHome() {
    sync[pages: .events(.received(by: session.account.login))] = Sample.pages([])
    sync[pages: .repositories(.owned)] = Sample.pages([])
    sync[pages: .repositories(.starred)] = Sample.pages([])
    sync[.user(session.account.login)] = session.account
  }
}

/// Texts that a service was given.
private final class Record {
  var texts: [String] = []
}

/// Another screen is shown than the test is about.
struct WrongScreen: Error {}
