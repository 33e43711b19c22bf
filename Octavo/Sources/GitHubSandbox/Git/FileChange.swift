/// A file that differs between two trees.
struct FileChange: Equatable, Sendable {
  enum Status: String, Sendable {
    case added, removed, modified, renamed, copied, changed
  }

  let status: Status
  let path: [UInt8]
  /// The path before the file was renamed or copied.
  let previousPath: [UInt8]?
  /// The blob, or for a removed file the blob that it had.
  let id: ObjectID
  /// The number of added lines; zero for a binary file.
  var additions = 0
  /// The number of removed lines; zero for a binary file.
  var deletions = 0
  /// The hunks; `nil` for a binary file, a pure rename, and a patch that is too long.
  var patch: String?
}
