import BinderyTesting
import LoginLevel1
import LoginLevel2
import LoginLevel3
import LoginMVC
import LoginSteps

/// A test double that responds when the test calls `answer`.
final class ControlledLoginService: LoginService {
  private var waiting: [CheckedContinuation<Result<Member, LoginError>, Never>] = []
  private(set) var attempts: [String] = []

  deinit {}

  func avatarURL(of username: String) -> String? {
    username == "mona" ? "avatars/mona.png" : nil
  }

  func logIn(username: String, password: String) async throws -> Member {
    attempts.append("\(username):\(password)")
    return try await withCheckedContinuation { waiting.append($0) }.get()
  }

  func answer(_ result: Result<Member, LoginError>) async {
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: result) }
    await settle()
  }
}

/// A test double of the form.
final class FormDouble: LoginForm {
  var username = ""
  var password = ""
  var avatarURL: String?
  var isLogInEnabled = false
  var isBusy = false
  var message = ""
  var didEdit: () -> Void = {}
  var didSubmit: () -> Void = {}

  /// The controller or view that is bound to the form.
  var owner: AnyObject?

  deinit {}

  func type(_ username: String, _ password: String) {
    self.username = username
    self.password = password
    didEdit()
  }
}

/// The interface that the three view models share.
protocol LoginState: AnyObject {
  var username: String { get set }
  var password: String { get set }
  var avatar: String? { get }
  var isValid: Bool { get }
  var message: String { get }
  var loginCommand: Command<Void, Member> { get }
}

extension LoginLevel1.LoginViewModel: LoginState {
  var avatar: String? { avatarURL }
  var isValid: Bool { validLogin }
}

extension LoginLevel2.LoginViewModel: LoginState {
  var avatar: String? { avatarURL }
  var isValid: Bool { validLogin }
}

extension LoginLevel3.LoginViewModel: LoginState {
  var avatar: String? { avatarURL }
  var isValid: Bool { validLogin }
}

/// The four steps of the example.
nonisolated enum Step: CaseIterable {
  case mvc, level1, level2, level3

  static let withViewModel = [Step.level1, .level2, .level3]

  @MainActor
  func viewModel(_ service: any LoginService) -> any LoginState {
    switch self {
    case .mvc, .level1: LoginLevel1.LoginViewModel(service: service)
    case .level2: LoginLevel2.LoginViewModel(service: service)
    case .level3:
      LoginLevel3.LoginViewModel(
        service: service,
        navigation: NavigationRecorder<LoginScreen>()
      )
    }
  }
}

/// One step with its form and its service.
final class StepFixture {
  let form = FormDouble()
  let service = ControlledLoginService()
  private let navigation = NavigationRecorder<LoginScreen>()
  private var shown: [String] = []

  init(_ step: Step) {
    let showHome: (Member) -> Void = { [weak self] member in
      self?.shown.append("Welcome, \(member.name).")
    }
    switch step {
    case .mvc:
      let controller = LoginController(form: form, service: service, showHome: showHome)
      controller.viewDidLoad()
      form.owner = controller
    case .level1:
      let viewModel = LoginLevel1.LoginViewModel(service: service)
      form.owner = LoginLevel1.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    case .level2:
      let viewModel = LoginLevel2.LoginViewModel(service: service)
      form.owner = LoginLevel2.LoginView(form: form, viewModel: viewModel, showHome: showHome)
    case .level3:
      let viewModel = LoginLevel3.LoginViewModel(service: service, navigation: navigation)
      navigation.resetRoot(.login(viewModel))
      form.owner = LoginLevel3.LoginView(form: form, viewModel: viewModel)
    }
  }

  deinit {}

  /// The greetings that were shown.
  var greetings: [String] {
    if case .home(let home) = navigation.top { return [home.greeting] }
    return shown
  }
}
