public import GitHubValues

/// The flags of one kind that are known, at one revision.
public struct ViewerStateSnapshot: Sendable, Equatable {
  /// The flags that are known or have a pending request.
  public var states: [GitHub.ViewerFlag: GitHub.ViewerFlagState]
  /// Whether all flags that are set are known, so that the others are not set.
  public var isComplete: Bool
  /// The number of writes to the viewer's state so far.
  public var revision: Int64

  /// Makes a snapshot.
  public init(
    states: [GitHub.ViewerFlag: GitHub.ViewerFlagState] = [:],
    isComplete: Bool = false,
    revision: Int64 = 0
  ) {
    self.states = states
    self.isComplete = isComplete
    self.revision = revision
  }

  /// Applies the changes of a newer snapshot.
  public mutating func apply(_ changes: ViewerStateSnapshot) {
    for (flag, state) in changes.states {
      states[flag] = state == GitHub.ViewerFlagState() ? nil : state
    }
    (isComplete, revision) = (changes.isComplete, changes.revision)
  }

  /// Returns the flags whose state differs from an older snapshot, with the new state.
  ///
  /// A flag that is no longer known has an empty state.
  func changes(since old: ViewerStateSnapshot) -> ViewerStateSnapshot {
    var changes = ViewerStateSnapshot(isComplete: isComplete, revision: revision)
    for (flag, state) in states where old.states[flag] != state { changes.states[flag] = state }
    for flag in old.states.keys where states[flag] == nil {
      changes.states[flag] = GitHub.ViewerFlagState()
    }
    return changes
  }
}
