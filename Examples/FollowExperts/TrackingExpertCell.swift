public import Bindery
import Observation

/// A reusable cell that observes with the standard library alone, as a view of SwiftUI does.
///
/// `observable` gives each property of the view model an object of the `Observation` module.
public final class TrackingExpertCell {
  /// The expert's name.
  public private(set) var name = ""
  /// The title of the button.
  public private(set) var buttonTitle = ""
  /// Whether a request is running.
  public private(set) var isBusy = false
  /// Whether the heart is filled.
  public private(set) var isLiked = false

  /// Makes an empty cell.
  public init() {}

  deinit {}

  /// Shows an expert until `lifetime` ends; a change is shown in a later turn of the main actor.
  public func bind(_ viewModel: ExpertCellViewModel, _ lifetime: Lifetime) {
    name = viewModel.name
    let (title, isLiked) = (viewModel.$buttonTitle.observable, viewModel.$isLiked.observable)
    let isExecuting = viewModel.followCommand.$isExecuting.observable
    lifetime.task(self, for: Observations { title.value }) { $0.buttonTitle = $1 }
    lifetime.task(self, for: Observations { isExecuting.value }) { $0.isBusy = $1 }
    lifetime.task(self, for: Observations { isLiked.value }) { $0.isLiked = $1 }
  }
}
