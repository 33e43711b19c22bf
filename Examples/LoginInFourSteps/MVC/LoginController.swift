public import LoginSteps

/// Step 0: the controller holds the state, updates the form, and calls the model.
///
/// Every change of state must update all parts of the form that depend on it, and a test needs a
/// form.
@MainActor
public final class LoginController {
  private unowned let form: any LoginForm
  private let service: any LoginService
  private let showHome: (Member) -> Void
  private var request: Task<Void, Never>?

  /// Makes the controller of a form; the form retains the controller.
  public init(
    form: any LoginForm,
    service: any LoginService,
    showHome: @escaping (Member) -> Void
  ) {
    self.form = form
    self.service = service
    self.showHome = showHome
  }

  isolated deinit { request?.cancel() }

  /// Sets the callbacks of the form, and updates it.
  public func viewDidLoad() {
    form.didEdit = { [weak self] in self?.fieldsChanged() }
    form.didSubmit = { [weak self] in self?.logIn() }
    fieldsChanged()
  }

  private func fieldsChanged() {
    form.avatarURL = service.avatarURL(of: form.username)
    updateButton()
  }

  private func updateButton() {
    let isValid = !form.username.isEmpty && !form.password.isEmpty
    form.isLogInEnabled = isValid && request == nil
    form.isBusy = request != nil
  }

  private func logIn() {
    guard form.isLogInEnabled else { return }
    form.message = ""
    let (username, password) = (form.username, form.password)
    request = Task { [weak self, service] in
      let outcome: Result<Member, any Error>
      do {
        outcome = .success(try await service.logIn(username: username, password: password))
      } catch {
        outcome = .failure(error)
      }
      self?.finish(outcome)
    }
    updateButton()
  }

  private func finish(_ outcome: Result<Member, any Error>) {
    request = nil
    updateButton()
    switch outcome {
    case .success(let member): showHome(member)
    case .failure: form.message = "Incorrect username or password"
    }
  }
}
