public import Bindery

/// A reusable cell in the delegate style: the commands of its view model tell it what they do.
public final class DelegatingExpertCell {
  /// The expert's name.
  @MutableProperty public private(set) var name = ""
  /// The words on the button.
  @MutableProperty public private(set) var buttonTitle = ""
  /// Whether the server is being asked.
  @MutableProperty public private(set) var isBusy = false
  /// Whether the heart is filled.
  @MutableProperty public private(set) var isLiked = false
  /// How often the delegate was called; for tests of reuse.
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
  /// Shows that the server is being asked.
  public func commandDidStart(_ command: any CommandStatus) { showAgain() }

  /// Shows what has come of it.
  public func commandDidFinish(_ command: any CommandStatus) { showAgain() }

  private func showAgain() {
    notifications += 1
    show()
  }
}
