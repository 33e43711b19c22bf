public import BinderyNavigation
public import GitHubValues

/// The labels, assignees and the milestone of an issue that is written, which the lists to choose
/// from change.
public final class IssueDraftOptions {
  /// The labels.
  @MutableProperty public var labels: [GitHub.Label] = []
  /// The accounts that are to work on the issue.
  @MutableProperty public var assignees: [GitHub.Account] = []
  /// The milestone; `nil` for none.
  @MutableProperty public var milestone: GitHub.Milestone?

  /// Makes the options of an issue that has none.
  public init() {}

  deinit {}
}
