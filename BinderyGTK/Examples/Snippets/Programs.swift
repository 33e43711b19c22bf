import BinderyGTK
import Glibc

final class LoginViewModel: ViewModel {}

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
  let content: Widget = Label("Log In")
  let title = "Log In"

  init(_ viewModel: LoginViewModel) {}
}

final class HomeView: ScreenView {
  let content: Widget = Label("Home")
  let title = "Home"

  init(_ viewModel: HomeViewModel) {}
}

enum Program {
  static func main() {
    guard Application.hasDisplay else { return }
    let application = Application(id: "org.example.Program")
    exit(application.run { show(in: application) })
  }

  static func show(in application: Application) {
    let window = Window(application, size: Window.Size(400, 300))
    window.content = Label("Hello")
    window.present()
  }
}

func show(_ router: Router<Screen>, in application: Application) -> NavigationHost<Screen> {
  let window = Window(application, size: Window.Size(900, 640))
  let host = NavigationHost(router: router, in: window) { screen in
    switch screen {
    case .login(let viewModel): LoginView(viewModel)
    case .home(let viewModel): HomeView(viewModel)
    }
  }
  window.present()
  return host
}

func attachActions(_ host: NavigationHost<Screen>, _ keys: KeyMap, _ window: Window) -> Widget {
  let table = ActionTable(keys: keys) { [ScreenAction("quit", "Quit") { window.close() }] }
  host.attach(table)
  let main = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", table.menu, isMain: true)
  return main
}

func readKeys(in folder: String) -> [KeyMapProblem] {
  var keys: KeyMap = ["refresh": ["F5", "<Control>r"], "find": ["<Control>f"]]
  let problems = keys.override(withFileAt: folder + "/keys")
  return problems
}
