public import BinderyNavigation

/// The screens of Tweetboat Plus.
public enum TweetboatScreen: NavigationScreen {
  /// The screen for looking up a user.
  case lookup(TwitterLookupViewModel)
  /// The profile of a user.
  case profile(TwitterUserProfileViewModel)

  /// The screen's view model.
  public var viewModel: ViewModel {
    switch self {
    case .lookup(let viewModel): viewModel
    case .profile(let viewModel): viewModel
    }
  }
}
