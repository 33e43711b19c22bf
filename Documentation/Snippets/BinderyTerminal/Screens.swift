import BinderyTerminal
import Glibc

final class LoginViewModel: ViewModel {
  @MutableProperty var username = ""
  private(set) lazy var logIn = command { viewModel in print("Welcome, \(viewModel.username)") }
}

final class HomeViewModel: ViewModel {}

enum Screen: NavigationScreen {
  case login(LoginViewModel), home(HomeViewModel)

  var viewModel: ViewModel {
    switch self {
    case .login(let viewModel): viewModel
    case .home(let viewModel): viewModel
    }
  }
}

final class LoginView: ScreenView {
  @MutableProperty private var name = TextField(placeholder: "mona")
  private let viewModel: LoginViewModel

  init(_ viewModel: LoginViewModel) {
    self.viewModel = viewModel
    _name.text <~> ValueBinding(viewModel, \.username)
  }

  var isTyping: Bool { true }

  var actions: [KeyAction] {
    [
      KeyAction("logIn", "Log in", keys: [KeyPress(.enter)], isHint: true) { [viewModel] in
        viewModel.logIn.execute()
      }
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    name.draw(isFocused: true, in: area, of: &frame)
  }

  func handle(_ event: InputEvent) -> Bool { name.handle(event) }
}

final class HomeView: ScreenView {
  let actions: [KeyAction] = []

  init(_ viewModel: HomeViewModel) {}

  func draw(in area: Rect, of frame: inout Frame) {
    frame.write([Run("Welcome", .bold)], in: area)
  }
}

@MainActor
func host(of router: Router<Screen>) -> TerminalHost<Screen> {
  let host = TerminalHost(router: router, name: "Octavo") { screen in
    switch screen {
    case .login(let viewModel): LoginView(viewModel)
    case .home(let viewModel): HomeView(viewModel)
    }
  }
  return host
}

@MainActor
func logIn(on host: TerminalHost<Screen>) async throws {
  let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), source: host)
  try await terminal.press("\"mona\" Tab \"octocat\" Enter")
  assert(terminal.text.contains("Welcome"))
}

@MainActor
func run(_ host: TerminalHost<Screen>, theme: Theme) throws {
  let loop = TerminalLoop(device: try TerminalDevice(), source: host, theme: theme)
  exit(try loop.run().status)
}
