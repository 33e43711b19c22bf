public import Bindery
import GitHubValues

/// The state on the button of an account in a list: that of the user’s follow.
public nonisolated enum FollowState: Sendable, Equatable {
  /// The user follows the account.
  case followed
  /// The user does not follow the account.
  case notFollowed
  /// The server has not said whether the user follows the account.
  case unknown

  /// Makes the state of a follow; `nil` where the server has not said it.
  public init(_ isFollowing: Bool?) {
    self =
      switch isFollowing {
      case true?: .followed
      case false?: .notFollowed
      case nil: .unknown
      }
  }

  /// The text on the button.
  public var title: String {
    switch self {
    case .followed: "✓ Following"
    case .notFollowed: "Follow"
    case .unknown: "? Following"
    }
  }

  /// The name of what the button does, for assistive technology.
  public var actionTitle: String {
    switch self {
    case .followed: Strings.followAction(isFollowing: true)
    case .notFollowed: Strings.followAction(isFollowing: false)
    case .unknown: Strings.followAction(isFollowing: nil)
    }
  }
}

/// A list whose rows can be accounts, each with a button of the user’s follow.
///
/// The button performs the action “follow” of the row.
public protocol FollowListing: RowActionProviding {
  /// Returns the follow of a row; `nil` for one that is no account, or cannot be followed.
  func followState(of row: Row) -> FollowState?
}

extension Services {
  /// The follow of an account; `nil` for one that cannot be followed.
  func followState(of account: GitHub.Account) -> FollowState? {
    canFollow(account) ? FollowState(viewerState.isFollowing(account.login)) : nil
  }
}
