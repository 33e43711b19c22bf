import BinderyGTK
import LoginLevel1
import LoginLevel2
import LoginLevel3
import LoginSteps

/// The level of the binding between the login and its view model: one window, three ways.
package enum LoginLevel: Int, CaseIterable, Sendable {
  /// By properties and commands.
  case one = 1
  /// By signals.
  case two
  /// By signals, and the view model navigates.
  case three

  private var about: String {
    switch self {
    case .one: "Level 1: properties and commands"
    case .two: "Level 2: signals"
    case .three: "Level 3: the view model navigates"
    }
  }

  /// Shows the login in a window, and then the page after it.
  ///
  /// - Returns: The closure to call when the window has been closed.
  func show(in window: Window, service: any LoginService) -> () -> Void {
    if self == .three { return navigate(in: window, service: service) }
    let form = LoginFormView(level: about)
    let showHome = { [weak window] (member: Member) -> Void in
      window?.show(LoginHomeView("Welcome, \(member.name)."))
    }
    if self == .one {
      let viewModel = LoginLevel1.LoginViewModel(service: service)
      form.owner = LoginLevel1.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    } else {
      let viewModel = LoginLevel2.LoginViewModel(service: service)
      form.owner = LoginLevel2.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    }
    window.show(form)
    return {}
  }

  /// On level 3 a window shows the screens of the router, and no view decides which comes next.
  private func navigate(in window: Window, service: any LoginService) -> () -> Void {
    let router = Router<LoginScreen>()
    let login = LoginLevel3.LoginViewModel(service: service, navigation: router)
    router.resetRoot(.login(login))
    let host = NavigationHost(router: router, in: window) { [about] screen in
      switch screen {
      case .login(let viewModel):
        let form = LoginFormView(level: about)
        form.owner = LoginLevel3.LoginView(form: form, viewModel: viewModel)
        return form
      case .home(let viewModel): return LoginHomeView(viewModel.greeting)
      }
    }
    window.title = "Log in"
    return {
      host.end()
      router.end()
    }
  }
}
