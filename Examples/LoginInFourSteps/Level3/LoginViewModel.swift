public import BinderyNavigation
public import LoginSteps

/// Step 3: the view model also requests the next screen, without knowing its view.
public final class LoginViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var username = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// The address of the user's picture, if the local database has one for this name.
  @MutableProperty public private(set) var avatarURL: String?
  /// Whether both fields are filled in.
  @MutableProperty public private(set) var validLogin = false
  /// The message about the last failed login.
  @MutableProperty public private(set) var message = ""

  /// Logs in; disabled while a field is empty and while it is executing.
  public private(set) lazy var loginCommand = command(when: { $0.validLogin }) { viewModel in
    viewModel.message = ""
    return try await viewModel.service.logIn(
      username: viewModel.username,
      password: viewModel.password
    )
  }

  private let service: any LoginService
  private let navigation: any Navigation<LoginScreen>

  /// Makes the view model with its services.
  public init(service: any LoginService, navigation: any Navigation<LoginScreen>) {
    self.service = service
    self.navigation = navigation
    super.init()
    bind()
  }

  private func bind() {
    _avatarURL <~ $username.producer.map { [service] in service.avatarURL(of: $0) }
    _validLogin
      <~ SignalProducer.combineLatest($username.producer, $password.producer)
      .map { !$0.isEmpty && !$1.isEmpty }
    lifetime += loginCommand.values.observeValues { [navigation] member in
      navigation.resetRoot(.home(HomeViewModel(member: member)))
    }
    _message <~ loginCommand.errors.map { _ in "Incorrect username or password" }
  }
}
