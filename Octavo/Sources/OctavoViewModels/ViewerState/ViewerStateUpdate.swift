public import GitHubValues

/// Flags of one kind that have changed.
public nonisolated struct ViewerStateUpdate: Sendable {
  /// The kind of the flags.
  public let kind: GitHub.ViewerFlag.Kind
  /// The flags that have changed, with their new state; an empty state is an unknown one.
  public let states: [GitHub.ViewerFlag: GitHub.ViewerFlagState]
  /// Whether the flags that were never passed are known not to be set.
  public let isComplete: Bool
  /// Whether the flags are those of another account, so that all others are forgotten.
  public let isReset: Bool

  /// Makes an update.
  public init(
    _ kind: GitHub.ViewerFlag.Kind,
    _ states: [GitHub.ViewerFlag: GitHub.ViewerFlagState],
    isComplete: Bool,
    isReset: Bool = false
  ) {
    self.kind = kind
    self.states = states
    self.isComplete = isComplete
    self.isReset = isReset
  }
}
