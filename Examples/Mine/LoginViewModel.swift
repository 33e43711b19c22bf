public import BinderySignals

/// The log-in that ``MineViewModel`` pushes.
public final class LoginViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var name = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// Why the log-in did not work.
  @MutableProperty public private(set) var message = ""

  /// Logs in; its value tells the view that the screen has done its work.
  public private(set) lazy var loginCommand: Command<Void, Account> = command(
    when: { !$0.name.isEmpty && !$0.password.isEmpty },
    producer: { $0.service.logIn(name: $0.name, password: $0.password) }
  )

  private let service: AccountService

  /// Makes a log-in that writes into the shared log-in info.
  public init(service: AccountService, loginInfo: LoginInfo) {
    self.service = service
    super.init()
    loginInfo <~ loginCommand.values
    _message <~ loginCommand.values.map { _ in "" }
    _message <~ loginCommand.errors.map { _ in "Name or password is wrong." }
  }
}
