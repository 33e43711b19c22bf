import BinderyNavigation
public import LoginSteps

/// Step 3: the view no longer decides which screen follows.
public final class LoginView {
  private unowned let form: any LoginForm
  private let viewModel: LoginViewModel
  private let lifetime = Lifetime()

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
    target { [unowned form, viewModel] in viewModel.username = form.username } <~ edits
    target { [unowned form, viewModel] in viewModel.password = form.password } <~ edits
    viewModel.loginCommand <~ submissions
    target { [unowned form] in form.avatarURL = $0 } <~ viewModel.$avatarURL
    target { [unowned form] in form.isLogInEnabled = $0 } <~ viewModel.loginCommand.enabled
    target { [unowned form] in form.isBusy = $0 } <~ viewModel.loginCommand.$isExecuting
    target { [unowned form] in form.message = $0 } <~ viewModel.$message
  }

  private func target<Value>(_ action: @escaping (Value) -> Void) -> BindingTarget<Value> {
    BindingTarget(lifetime: lifetime, action: action)
  }
}
