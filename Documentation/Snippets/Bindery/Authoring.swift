import Bindery

enum Stored {
  final class LoginViewModel: ViewModel {
    @MutableProperty var username = ""  // a view may write this
    @MutableProperty private(set) var isExecuting = false  // and only read this
  }
}

enum Derived {
  final class LoginViewModel: ViewModel {
    @MutableProperty var username = ""
    @Computed({ (viewModel: LoginViewModel) in !viewModel.username.isEmpty }) var isValid
  }

  @MainActor
  static func show(_ viewModel: LoginViewModel, in label: Label) {
    label.text = viewModel.isValid ? "" : "Enter a name"  // $isValid is the Property<Bool>
  }
}

enum Login {
  @MainActor
  final class Session {
    func logIn(_ username: String, _ password: String) async throws { await Task.yield() }
  }

  final class LoginViewModel: ViewModel {
    @MutableProperty var username = ""
    @MutableProperty var password = ""
    @Computed({ (viewModel: LoginViewModel) in !viewModel.username.isEmpty }) var isValid
    private let session = Session()

    private(set) lazy var logIn = command(when: { $0.isValid }) { viewModel in
      try await viewModel.session.logIn(viewModel.username, viewModel.password)
    }
  }

  @MainActor
  final class LoginForm {
    let viewModel: LoginViewModel
    let button = Button()
    let label = Label()
    let spinner = Spinner()
    private let lifetime = Lifetime()

    init(_ viewModel: LoginViewModel) {
      self.viewModel = viewModel
      lifetime.observe(self) { view in
        view.button.isEnabled = view.viewModel.logIn.isEnabled
        view.spinner.isHidden = !view.viewModel.logIn.isExecuting
      }
    }

    func tap() { viewModel.logIn.execute() }

    static func binding(_ viewModel: LoginViewModel) -> ValueBinding<String> {
      let username = ValueBinding(viewModel, \.username)
      username.value = "mona"
      return username
    }
  }
}
