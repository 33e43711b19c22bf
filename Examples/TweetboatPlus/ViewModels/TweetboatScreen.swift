public import BinderyNavigation

/// The screens of Tweetboat Plus.
public enum TweetboatScreen: NavigationScreen {
  /// Where one looks somebody up.
  case lookup(TwitterLookupViewModel)
  /// Who that is.
  case profile(TwitterUserProfileViewModel)

  /// The screen's view model.
  public var viewModel: ViewModel {
    switch self {
    case .lookup(let viewModel): viewModel
    case .profile(let viewModel): viewModel
    }
  }
}
