public import BinderyNavigation
public import LoginSteps

/// Step 3: the view no longer decides which screen follows.
public final class LoginView: LifetimeProviding, ReactiveExtensionsProvider {
  /// The lifetime of the bindings.
  public let lifetime = Lifetime()
  fileprivate unowned let form: any LoginForm
  private let viewModel: LoginViewModel

  /// Binds a form to a view model; the form retains this view.
  public init(form: any LoginForm, viewModel: LoginViewModel) {
    self.form = form
    self.viewModel = viewModel
    bindViewModel()
  }

  deinit {}

  private func bindViewModel() {
    let (edits, edit) = Signal<Void, Never>.pipe()
    let (submissions, submission) = Signal<Void, Never>.pipe()
    form.didEdit = { edit.send(value: ()) }
    form.didSubmit = { submission.send(value: ()) }
    viewModel.reactive[\.username] <~ edits.map { [unowned form] in form.username }
    viewModel.reactive[\.password] <~ edits.map { [unowned form] in form.password }
    viewModel.loginCommand <~ submissions
    reactive.avatarURL <~ viewModel.$avatarURL
    reactive.isLogInEnabled <~ viewModel.loginCommand.enabled
    reactive.isBusy <~ viewModel.loginCommand.$isExecuting
    reactive.message <~ viewModel.$message
  }
}

/// The targets that show a value in the form.
extension Reactive where Base == LoginView {
  fileprivate var avatarURL: BindingTarget<String?> { makeBindingTarget { $0.form.avatarURL = $1 } }
  fileprivate var isBusy: BindingTarget<Bool> { makeBindingTarget { $0.form.isBusy = $1 } }
  fileprivate var message: BindingTarget<String> { makeBindingTarget { $0.form.message = $1 } }
  fileprivate var isLogInEnabled: BindingTarget<Bool> {
    makeBindingTarget { $0.form.isLogInEnabled = $1 }
  }
}
