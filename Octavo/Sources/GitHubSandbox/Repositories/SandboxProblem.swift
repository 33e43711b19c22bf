/// A folder that could not be served, and why, in words for the person who named it.
public struct SandboxProblem: Equatable, Sendable {
  /// The folder as it was named or found.
  public let folder: String
  /// One sentence without the folder's name.
  public let message: String
}
