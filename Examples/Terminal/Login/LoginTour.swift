#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import ExampleSupport
import LoginLevel1
import LoginLevel2
import LoginLevel3
import LoginMVC
import LoginSteps

/// The program of the login example, in one of its four steps.
enum LoginTour: CaseIterable {
  case mvc, level1, level2, level3

  var about: String {
    switch self {
    case .mvc: "as MVC: a controller between form and model"
    case .level1: "on level 1: properties and commands"
    case .level2: "on level 2: signals"
    case .level3: "on level 3: the view model navigates"
    }
  }

  /// Makes the host, with the form and the controller or view of the step.
  ///
  /// - Parameters:
  ///   - service: The model layer.
  ///   - didMake: Called with the form when it is made.
  /// - Returns: The host.
  func host(
    service: any LoginService,
    didMake: @escaping (LoginFormView) -> Void = { _ in }
  ) -> any FrameSource {
    if self == .level3 { return navigatingHost(service: service, didMake: didMake) }
    let router = Router<ViewOnlyScreen>()
    let form = LoginFormView(step: about)
    let showHome = { [unowned router] (member: Member) -> Void in
      router.resetRoot(.only(ViewOnlyViewModel(LoginHomeView("Welcome, \(member.name)."))))
    }
    didMake(form)
    form.owner = owner(of: form, service: service, showHome: showHome)
    router.resetRoot(.only(ViewOnlyViewModel(form)))
    return TerminalHost(router: router, name: "Log in")
  }

  private func owner(
    of form: LoginFormView,
    service: any LoginService,
    showHome: @escaping (Member) -> Void
  ) -> AnyObject? {
    switch self {
    case .mvc:
      let controller = LoginController(form: form, service: service, showHome: showHome)
      controller.viewDidLoad()
      return controller
    case .level1:
      let viewModel = LoginLevel1.LoginViewModel(service: service)
      return LoginLevel1.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    case .level2:
      let viewModel = LoginLevel2.LoginViewModel(service: service)
      return LoginLevel2.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    case .level3: return nil
    }
  }

  private func navigatingHost(
    service: any LoginService,
    didMake: @escaping (LoginFormView) -> Void
  ) -> any FrameSource {
    let router = Router<LoginScreen>()
    let login = LoginLevel3.LoginViewModel(service: service, navigation: router)
    router.resetRoot(.login(login))
    return TerminalHost(router: router, name: "Log in") { [about] screen in
      switch screen {
      case .login(let viewModel):
        let form = LoginFormView(step: about)
        didMake(form)
        form.owner = LoginLevel3.LoginView(form: form, viewModel: viewModel)
        return form
      case .home(let viewModel): return LoginHomeView(viewModel.greeting)
      }
    }
  }

  func program() -> ExampleProgram {
    let service = LocalLoginService {
      if ExampleProgram.hasTerminal { try await Task.sleep(for: .milliseconds(800)) }
    }
    weak var form: LoginFormView?
    return ExampleProgram(
      host(service: service) { form = $0 },
      size: Size(columns: 80, rows: 15),
      tour: [
        ExampleProgram.Step("The local database has her picture", keys: "\"mona\" Tab"),
        ExampleProgram.Step("A wrong password", keys: "\"octavo\" Enter"),
        ExampleProgram.Step("The right one", keys: "Backspace e Enter"),
      ],
      isIdle: { form?.isBusy != true }
    )
  }
}
#endif
