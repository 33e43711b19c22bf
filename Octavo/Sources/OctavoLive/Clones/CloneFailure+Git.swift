import OctavoViewModels

nonisolated extension CloneFailure {
  /// Reads the reason from what git has written to its standard error.
  init(_ output: GitOutput, of arguments: [String], in folder: String) {
    self.init(Self.reason(output.errors, folder), command: arguments.first ?? "")
  }

  private static func reason(_ errors: String, _ folder: String) -> Reason {
    let text = message(errors)
    if errors.contains("dubious ownership") { return .untrusted(folder) }
    if errors.contains("cannot change to '\(folder)'") { return .noFolder(folder) }
    if errors.contains("not a git repository") { return .noClone(folder) }
    if let file = lock(in: errors) { return .locked(file: file) }
    if accessWords.contains(where: errors.contains) { return .noAccess(text) }
    if networkWords.contains(where: errors.contains) { return .unreachable(text) }
    if writeWords.contains(where: errors.contains) { return .notWritable(text) }
    return .refused(text)
  }

  /// Returns the file whose existence keeps git from writing; `nil` for another failure.
  static func lock(in errors: String) -> String? {
    errors.firstMatch(of: /Unable to create '([^\n]+\.lock)': File exists/).map { String($0.1) }
      ?? errors.firstMatch(of: /could not lock config file ([^\n]+): File exists/)
      .map { "\($0.1).lock" }
  }

  /// Returns the first line that names an error, without the word before it.
  private static func message(_ errors: String) -> String {
    let lines = errors.split(separator: "\n").map(String.init)
    let marks = ["fatal: ", "error: ", "remote: ", "ssh: "]
    for mark in marks {
      if let line = lines.first(where: { $0.hasPrefix(mark) }) {
        return String(line.dropFirst(mark == "ssh: " ? 0 : mark.count))
      }
    }
    return lines.last ?? ""
  }

  private static let accessWords = [
    "could not read Username", "could not read Password", "Authentication failed",
    "Permission denied (", "terminal prompts disabled", "Host key verification failed",
    "Repository not found", "The requested URL returned error: 40", "repository not found",
  ]

  private static let networkWords = [
    "Could not resolve host", "Connection refused", "Connection timed out", "unable to access",
    "Could not read from remote repository", "No route to host", "Network is unreachable",
    "early EOF", "the remote end hung up", "does not appear to be a git repository",
  ]

  private static let writeWords = [
    "No space left on device", "Read-only file system", "Permission denied", "Disk quota exceeded",
  ]
}
