import BinderySignals

/// A view that keeps the token of its observation.
@MainActor
final class Badge {
  private(set) var text = ""
  private var observation: ObservationToken?

  func show(_ viewModel: LoginViewModel) {
    observation = observe { [weak self] in self?.text = viewModel.title }
  }
}

/// A view that keeps a lifetime for all that it observes.
@MainActor
final class Header {
  private(set) var text = ""
  private let viewModel: LoginViewModel
  private let lifetime = Lifetime()

  init(_ viewModel: LoginViewModel) {
    self.viewModel = viewModel
    lifetime.observe(self) { $0.text = $0.viewModel.title }
    lifetime += viewModel.$title.signal.observeValues { print($0) }
  }
}

/// A view model that owns what has to be closed.
final class ChatViewModel: ViewModel {
  @MainActor
  final class Connection {
    private(set) var isOpen = true

    func close() { isOpen = false }
  }

  private let connection = Connection()

  isolated deinit { connection.close() }
}
