public import BinderySignals

/// The view model of the login screen that ``MineViewModel`` pushes.
public final class LoginViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var name = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// The message about the last failed login.
  @MutableProperty public private(set) var message = ""

  /// Logs in; the view closes the screen when it sends a value.
  public private(set) lazy var loginCommand: Command<Void, Account> = command(
    when: { !$0.name.isEmpty && !$0.password.isEmpty },
    producer: { $0.service.logIn(name: $0.name, password: $0.password) }
  )

  private let service: AccountService

  /// Makes a view model that writes the account to the shared login.
  public init(service: AccountService, loginInfo: LoginInfo) {
    self.service = service
    super.init()
    loginInfo <~ loginCommand.values
    _message <~ loginCommand.values.map { _ in "" }
    _message <~ loginCommand.errors.map { _ in "Incorrect name or password" }
  }
}
