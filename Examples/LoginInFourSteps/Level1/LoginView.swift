import Bindery
public import LoginSteps

/// Step 1: a view in place of the controller; each line binds the form to the view model.
public final class LoginView {
  private unowned let form: any LoginForm
  private let viewModel: LoginViewModel
  private let showHome: (Member) -> Void
  private let lifetime = Lifetime()

  /// Binds a form to a view model; the form retains this view.
  public init(
    form: any LoginForm,
    viewModel: LoginViewModel,
    showHome: @escaping (Member) -> Void
  ) {
    self.form = form
    self.viewModel = viewModel
    self.showHome = showHome
    bindViewModel()
  }

  deinit {}

  private func bindViewModel() {
    form.didEdit = { [weak self] in self?.copyFields() }
    form.didSubmit = { [viewModel] in viewModel.loginCommand.execute() }
    lifetime.observe(self) { $0.form.avatarURL = $0.viewModel.avatarURL }
    lifetime.observe(self) { $0.form.isLogInEnabled = $0.viewModel.loginCommand.isEnabled }
    lifetime.observe(self) { $0.form.isBusy = $0.viewModel.loginCommand.isExecuting }
    lifetime.observe(self) { $0.form.message = $0.viewModel.message }
    lifetime += viewModel.loginCommand.onValue(showHome)
  }

  private func copyFields() {
    batch {
      viewModel.username = form.username
      viewModel.password = form.password
    }
  }
}
