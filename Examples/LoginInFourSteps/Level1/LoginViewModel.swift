public import Bindery
public import LoginSteps

/// Step 1: the state is in a view model, which derives values from it and does not know the form.
public final class LoginViewModel: ViewModel {
  /// The name, as typed.
  @MutableProperty public var username = ""
  /// The password, as typed.
  @MutableProperty public var password = ""
  /// The message about the last failed login.
  @MutableProperty public private(set) var message = ""

  /// The address of the user's picture, if the local database has one for this name.
  @Computed({ (viewModel: LoginViewModel) in
    viewModel.service.avatarURL(of: viewModel.username)
  }) public var avatarURL

  /// Whether both fields are filled in.
  @Computed({ (viewModel: LoginViewModel) in
    !viewModel.username.isEmpty && !viewModel.password.isEmpty
  }) public var validLogin

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
    loginCommand.onError(self) { viewModel, _ in
      viewModel.message = "Incorrect username or password"
    }
  }
}
