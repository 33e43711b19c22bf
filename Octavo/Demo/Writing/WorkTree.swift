/// The files of a branch as its latest commit left them.
struct WorkTree {
  private(set) var files: [String: FileEntry] = [:]

  /// Carries out what a commit does to a file.
  ///
  /// - Returns: The paths that changed.
  mutating func apply(_ change: FileChange, readAsset: (String) throws -> [UInt8]) throws
    -> [String]
  {
    let path = change.path
    switch change.kind {
    case .text: try edit(path, change.edits)
    case .executable:
      guard case .text(let text, _) = files[path] else { throw Problem("\(path) is no text") }
      files[path] = .text(text, isExecutable: true)
    case .delete:
      guard files.removeValue(forKey: path) != nil else { throw Problem("there is no \(path)") }
    case .move(let target):
      files[target] = files.removeValue(forKey: path)
      guard files[target] != nil else { throw Problem("there is no \(path)") }
      return [path, target]
    case .link(let target): files[path] = .link(target)
    case .submodule(let commit): files[path] = .submodule(commit)
    case .asset(let name): files[path] = .blob(try readAsset(name))
    }
    return [path]
  }

  private mutating func edit(_ path: String, _ edits: [NumberedEdit]) throws {
    var text = TextFile()
    var isExecutable = false
    if let entry = files[path] {
      guard case .text(let existing, let mode) = entry else { throw Problem("\(path) is no text") }
      (text, isExecutable) = (existing, mode)
    }
    if let failed = text.apply(edits) {
      throw Problem("\(path) has no such place", line: failed.line)
    }
    files[path] = .text(text, isExecutable: isExecutable)
  }

  /// A change that does not fit the files; `line` is the script's, where it is known better.
  struct Problem: Error {
    let text: String
    let line: Int?

    init(_ text: String, line: Int? = nil) {
      self.text = text
      self.line = line
    }
  }
}
