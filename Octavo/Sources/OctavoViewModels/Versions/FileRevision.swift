/// A file of a patch that its author has changed in a later version of the patch.
public nonisolated struct FileRevision: Sendable, Equatable {
  /// The path, in the later version if it has the file.
  public var path: String
  /// The path in the earlier version, if it is another one.
  public var previousPath: String?
  /// The difference.
  public var change: AuthoredChange

  /// Describes a file.
  public init(path: String, previousPath: String? = nil, change: AuthoredChange) {
    self.path = path
    self.previousPath = previousPath
    self.change = change
  }
}
