import Bindery

final class ProfileViewModel: ViewModel {
  override init() {
    super.init()
    whenActivated { viewModel, lifetime in lifetime.add(viewModel.startRefreshing()) }
  }
}

extension ProfileViewModel {
  private func startRefreshing() -> Task<Void, Never> { Task {} }
}

final class ClockViewModel: ViewModel {
  override init() {
    super.init()
    whenActivated { viewModel, lifetime in lifetime += viewModel.startClock() }
  }

  private func startClock() -> any Disposable { AnyDisposable {} }
}

final class NotesViewModel: ViewModel {
  struct Failure: Error {
    let isUnauthorized: Bool
  }

  let refreshCommand = Command<Void, Void> { () throws in throw Failure(isUnauthorized: true) }
  let saveCommand = Command<String, Void> { _ in }

  override init() {
    super.init()
    errors.filter(for: self) { viewModel, error in
      guard let failure = error as? Failure, failure.isUnauthorized else { return error }
      viewModel.logInAgain()
      return nil  // handled
    }
    errors.collect(refreshCommand)
    errors.collect(saveCommand)
  }

  private func logInAgain() {}
}

@MainActor
func save(_ text: String, in viewModel: NotesViewModel) async {
  if !viewModel.saveCommand.execute(text) { print("The command is disabled.") }

  do { try await viewModel.saveCommand(text) } catch CommandError.disabled {
    print("The command is disabled.")
  } catch { print("Could not save: \(error)") }
}

@MainActor
protocol ManualLibrary {
  func manual() async throws -> String
}

final class ManualViewModel: ViewModel, ContentViewModel {
  @MutableProperty private(set) var page: String?
  private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.library.manual()
  }
  var title: String { "Manual" }
  var failure: String? { errors.latest.map { "Could not load the manual: \($0)" } }
  private let library: any ManualLibrary
  private let browser: (String) -> Void

  init(_ library: any ManualLibrary, browser: @escaping (String) -> Void) {
    self.library = library
    self.browser = browser
    super.init()
    refreshCommand.onValue(self) { viewModel, page in viewModel.page = page }
    followPage()
  }

  func open(_ link: ContentLink) {
    if case .browser(let address) = link { browser(address) }
  }
}

final class HomeViewModel: ViewModel {
  let confirmLogOut = Interaction<AlertContent, AlertContent.Choice>()
  private(set) var isLoggedIn = true

  func logOut() async {
    let alert = AlertContent(
      title: "Log out?",
      choices: [AlertContent.Choice("Log out", role: .destructive)]
    )
    guard await confirmLogOut.ask(alert)?.role == .destructive else { return }
    isLoggedIn = false
  }
}

@MainActor
final class Dialogs {
  private let questions = QuestionQueue()

  func show(_ alert: AlertContent) async -> AlertContent.Choice? {
    await questions.ask { await self.present(alert) }
  }
}

extension Dialogs {
  private func present(_ alert: AlertContent) async -> AlertContent.Choice? { alert.choices.first }
}

@MainActor
final class HomeView {
  @MainActor
  struct Dialog {
    func show(_ alert: AlertContent) async -> AlertContent.Choice? { alert.choices.first }
  }

  let dialog = Dialog()

  func bind(_ viewModel: HomeViewModel, during lifetime: Lifetime) {
    lifetime += viewModel.confirmLogOut.answer(self) { view, alert in
      await view.dialog.show(alert)
    }
  }
}
