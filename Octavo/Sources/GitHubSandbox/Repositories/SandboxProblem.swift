/// A folder that could not be served, with the reason for the user who named it.
public struct SandboxProblem: Equatable, Sendable {
  /// The folder as it was named or found.
  public let folder: String
  /// One sentence without the folder's name.
  public let message: String
}
