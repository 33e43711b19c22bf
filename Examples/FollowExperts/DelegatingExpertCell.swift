public import Bindery

/// A reusable cell in the delegate style: the commands of its view model call it.
public final class DelegatingExpertCell {
  /// The expert's name.
  @MutableProperty public private(set) var name = ""
  /// The title of the button.
  @MutableProperty public private(set) var buttonTitle = ""
  /// Whether a request is running.
  @MutableProperty public private(set) var isBusy = false
  /// Whether the heart is filled.
  @MutableProperty public private(set) var isLiked = false
  /// The number of calls of the delegate, for tests of reuse.
  public private(set) var notifications = 0
  private weak var viewModel: ExpertCellViewModel?

  /// Makes an empty cell.
  public init() {}

  deinit {}

  /// Shows an expert until `lifetime` ends.
  public func bind(_ viewModel: ExpertCellViewModel, _ lifetime: Lifetime) {
    self.viewModel = viewModel
    viewModel.followCommand.delegate = self
    viewModel.likeCommand.delegate = self
    lifetime.observeEnded { [weak viewModel, weak self] in
      guard let viewModel, let self else { return }
      if viewModel.followCommand.delegate === self { viewModel.followCommand.delegate = nil }
      if viewModel.likeCommand.delegate === self { viewModel.likeCommand.delegate = nil }
    }
    show()
  }

  private func show() {
    guard let viewModel else { return }
    name = viewModel.name
    buttonTitle = viewModel.buttonTitle
    isBusy = viewModel.followCommand.isExecuting
    isLiked = viewModel.isLiked
  }
}

extension DelegatingExpertCell: CommandDelegate {
  /// Shows that a request is running.
  public func commandDidStart(_ command: any CommandStatus) { showAgain() }

  /// Shows the outcome of the request.
  public func commandDidFinish(_ command: any CommandStatus) { showAgain() }

  private func showAgain() {
    notifications += 1
    show()
  }
}
