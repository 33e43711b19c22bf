public import BinderySignals

/// The view model of the login screen that ``MineViewModel`` pushes.
public final class LoginViewModel: ViewModel {
  /// The name and the password, as typed.
  ///
  /// A login can be requested while they are valid.
  public let credentials = ValidatingProperty<Credentials, CredentialsError>(Credentials()) {
    LoginViewModel.decision(about: $0)
  }
  /// The part of the credentials that is missing or unusable; empty while they are valid.
  public private(set) lazy var hint: Property<String> = credentials.result.map {
    $0.error?.message ?? ""
  }
  /// The message about the last failed login.
  @MutableProperty public private(set) var message = ""

  /// Logs in with the valid credentials; the view closes the screen when it sends a value.
  public let logIn: Action<Void, Account, AccountError>

  /// Makes a view model that writes the account to the shared login.
  public init(service: AccountService, loginInfo: LoginInfo) {
    logIn = Action(validated: credentials, name: "logIn") { credentials, _ in
      service.logIn(name: credentials.name, password: credentials.password)
    }
    super.init()
    loginInfo <~ logIn.values
    _message <~ logIn.isExecuting.signal.filter { $0 }.map { _ in "" }
    _message <~ logIn.errors.map(Self.message)
  }

  /// Requests a login, which ends with this view model; does nothing while it is disabled.
  public func submit() { lifetime += logIn.apply().start() }

  private static func decision(
    about credentials: Credentials
  ) -> ValidatingProperty<Credentials, CredentialsError>.Decision {
    if credentials.name.isEmpty { return .invalid(.missingName) }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard credentials.name.utf8.allSatisfy(letters.contains) else { return .invalid(.unusableName) }
    return credentials.password.isEmpty ? .invalid(.missingPassword) : .valid
  }

  private static func message(for error: AccountError) -> String {
    switch error {
    case .wrongPassword: "Incorrect name or password"
    case .expired: "Please log in again."
    }
  }
}
