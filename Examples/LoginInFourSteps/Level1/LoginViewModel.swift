public import Bindery
public import LoginSteps

/// Step 1: the state has moved here, says by itself what follows from it, and knows no form.
public final class LoginViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var username = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// Why the log-in did not work.
  @MutableProperty public private(set) var message = ""

  /// The picture of the user, if the local database knows one of this name.
  public private(set) lazy var avatarURL = computed { [unowned self] in
    service.avatarURL(of: username)
  }

  /// Whether both fields are filled in.
  public private(set) lazy var validLogin = computed { [unowned self] in
    !username.isEmpty && !password.isEmpty
  }

  /// Logs in; disabled while a field is empty and while it runs.
  public private(set) lazy var loginCommand = Command<Void, Member>(
    when: { [unowned self] in validLogin.value },
    { [unowned self] in
      message = ""
      return try await service.logIn(username: username, password: password)
    }
  )

  private let service: any LoginService

  /// Makes the screen over a service.
  public init(service: any LoginService) {
    self.service = service
    super.init()
    lifetime += loginCommand.onError { [weak self] _ in
      self?.message = "Incorrect username or password"
    }
  }
}
