/// Two versions of a changed file, each at a commit.
public nonisolated struct FileVersions: Hashable, Sendable {
  /// A version of a file.
  public struct Version: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The branch, tag or commit.
    public let revision: String
  }

  /// The version before the change; `nil` for a new file.
  public let old: Version?
  /// The version after the change; `nil` for a removed file.
  public let new: Version?
  /// Whether lines that differ in white space only are compared as equal ones.
  public var ignoresSpace = false

  /// The most bytes of a version that are requested to be compared.
  public static let byteLimit = 32 << 20
}
