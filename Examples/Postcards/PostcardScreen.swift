public import BinderyNavigation

/// The screens of the example.
public enum PostcardScreen: NavigationScreen {
  /// The cards that have been sent.
  case outbox(OutboxViewModel)
  /// A card that is being written.
  case postcard(PostcardViewModel)

  /// The screen's view model.
  public var viewModel: ViewModel {
    switch self {
    case .outbox(let viewModel): viewModel
    case .postcard(let viewModel): viewModel
    }
  }
}
