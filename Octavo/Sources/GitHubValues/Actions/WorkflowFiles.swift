extension GitHub {
  /// The files of workflows that a pull request changes.
  public struct WorkflowFiles: Sendable, Hashable, Codable {
    /// The paths, in the order of the changes; of a renamed file, both.
    public var paths: [String]
    /// Whether the server has listed all changed files.
    public var isComplete: Bool

    /// The folder of the workflows in a repository.
    public static let folder = ".github/workflows/"

    /// Makes a list of files.
    public init(_ paths: [String], isComplete: Bool = true) {
      (self.paths, self.isComplete) = (paths, isComplete)
    }
  }
}
