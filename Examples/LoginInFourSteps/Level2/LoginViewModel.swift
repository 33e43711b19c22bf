public import BinderySignals
public import LoginSteps

/// Step 2: operators on signals derive the values, all of them in ``bind()``.
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

  /// Makes the view model with a service.
  public init(service: any LoginService) {
    self.service = service
    super.init()
    bind()
  }

  private func bind() {
    _avatarURL <~ $username.producer.map { [service] in service.avatarURL(of: $0) }
    _validLogin
      <~ SignalProducer.combineLatest($username.producer, $password.producer)
      .map { !$0.isEmpty && !$1.isEmpty }
    _message <~ loginCommand.errors.map { _ in "Incorrect username or password" }
  }
}
