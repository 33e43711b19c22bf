/// The reason why git gave no usable answer about a clone.
public nonisolated struct CloneFailure: Error, Equatable {
  /// The reasons.
  public enum Reason: Sendable, Equatable {
    /// The program `git` is not installed, or cannot be started.
    case noGit
    /// The version of git lacks a command.
    case oldGit(version: String, needed: String)
    /// The folder does not exist any more.
    case noFolder(String)
    /// The folder is in no clone.
    case noClone(String)
    /// The clone belongs to another user, and git does not trust it.
    case untrusted(String)
    /// The server asks for a user name, a password or a key that git does not have.
    case noAccess(String)
    /// The server cannot be reached.
    case unreachable(String)
    /// Another program is changing the clone.
    case locked(file: String)
    /// The disk is full, or the folder cannot be written.
    case notWritable(String)
    /// Git has ended with an error of its own.
    case refused(String)
    /// The answer is longer than any that can be used.
    case tooLong
    /// The clone lacks an object or a file.
    case missing(String)
    /// No editor with a window is installed.
    case noEditor
  }

  /// The reason.
  public let reason: Reason
  /// The command of git, for the log.
  public let command: String

  /// Makes a failure.
  public init(_ reason: Reason, command: String = "") {
    self.reason = reason
    self.command = command
  }
}

nonisolated extension CloneFailure: FailureWithMessage {
  /// One or two sentences for the user.
  public var message: String {
    switch reason {
    case .noGit: "Git was not found. Install git to work in your clones."
    case .oldGit(let version, let needed):
      "Git \(version.inOneLine) is too old for this. Git \(needed) or newer is needed."
    case .noFolder(let folder): "The folder \(folder.inOneLine) no longer exists."
    case .noClone(let folder): "The folder \(folder.inOneLine) is not in a git repository."
    case .untrusted(let folder):
      "Git does not trust \(folder.inOneLine), because it belongs to another user."
    case .noAccess(let text):
      "Git could not log in to the server. Octavo does not give it your token. \(text.inOneLine)"
    case .unreachable(let text): "Git could not reach the server. \(text.inOneLine)"
    case .locked(let file):
      "Another program is changing the clone. If not, remove \(file.inOneLine)."
    case .notWritable(let text): "Git could not write. \(text.inOneLine)"
    case .refused(let text): text.isEmpty ? "Git failed." : "Git failed: \(text.inOneLine)"
    case .tooLong: "The answer of git is too long."
    case .missing(let name): "The clone lacks \(name.inOneLine)."
    case .noEditor: "No editor was found. Set VISUAL to its command."
    }
  }
}
