/// The rights of an account in a repository, from the least to the most.
///
/// Labels and assignees of an issue need ``triage``. Locks and the texts of other users need
/// ``write``.
public enum SandboxRole: String, CaseIterable, Comparable, Sendable {
  /// Opening issues and commenting.
  case read
  /// Closing issues, labels, assignees and milestones of issues.
  case triage
  /// Changing the labels and milestones of the repository, and the texts of other users.
  case write
  /// Managing the repository without access to sensitive actions.
  case maintain
  /// All rights, as the owner has them.
  case admin

  /// Whether one role has fewer rights than another.
  public static func < (left: SandboxRole, right: SandboxRole) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
