/// A choice in the list of changed files.
public nonisolated enum FileChoice: Sendable, Hashable, Codable {
  /// A file, by its path.
  case file(String)
  /// A filter of the files: a folder, an owner, or the state of the mark.
  case filter(String)
}
