public import Bindery

/// A reusable cell in the observation style: it observes its view model by key path.
public final class ObservingExpertCell {
  /// The expert's name.
  @MutableProperty public private(set) var name = ""
  /// The title of the button.
  @MutableProperty public private(set) var buttonTitle = ""
  /// Whether a request is running.
  @MutableProperty public private(set) var isBusy = false
  /// Whether the heart is filled.
  @MutableProperty public private(set) var isLiked = false
  /// The number of calls of the observers, for tests of reuse.
  public private(set) var notifications = 0

  /// Makes an empty cell.
  public init() {}

  deinit {}

  /// Shows an expert until `lifetime` ends.
  public func bind(_ viewModel: ExpertCellViewModel, _ lifetime: Lifetime) {
    name = viewModel.name
    lifetime.observe(self, viewModel, \.buttonTitle, initial: true) { cell, _, title in
      cell.buttonTitle = title
      cell.notifications += 1
    }
    lifetime.observe(self, viewModel, \.followCommand.isExecuting, initial: true) {
      cell,
      _,
      isExecuting in
      cell.isBusy = isExecuting
      cell.notifications += 1
    }
    lifetime.observe(self, viewModel, \.isLiked, initial: true) { cell, _, isLiked in
      cell.isLiked = isLiked
      cell.notifications += 1
    }
  }
}
