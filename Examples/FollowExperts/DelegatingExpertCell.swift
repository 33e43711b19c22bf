public import Bindery

/// A reusable cell in the delegate style: its view model tells it that something has changed.
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

  /// Makes an empty cell.
  public init() {}

  deinit {}

  /// Shows an expert until `lifetime` ends.
  public func bind(_ viewModel: ExpertCellViewModel, _ lifetime: Lifetime) {
    viewModel.delegate = self
    lifetime.observeEnded { [weak viewModel, weak self] in
      if viewModel?.delegate === self { viewModel?.delegate = nil }
    }
    show(viewModel)
  }

  private func show(_ viewModel: ExpertCellViewModel) {
    name = viewModel.name
    buttonTitle = viewModel.buttonTitle.value
    isBusy = viewModel.followCommand.isExecuting
    isLiked = viewModel.isLiked
  }
}

extension DelegatingExpertCell: ExpertCellViewModelDelegate {
  /// Shows the expert as it is now.
  public func cellViewModelDidChange(_ cellViewModel: ExpertCellViewModel) {
    notifications += 1
    show(cellViewModel)
  }
}
