/// The reason why the demo world could not be written.
public struct DemoWorldError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Reason: Sendable, Equatable {
    /// No `git` was found on the `PATH`.
    case gitMissing
    /// A git command failed; `output` is what it said.
    case gitFailed(command: String, output: String)
    /// A script of the world cannot be read or does not fit together.
    case badScript(file: String, line: Int, problem: String)
  }

  /// The kind of failure.
  public let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }

  static func script(_ file: String, _ line: Int, _ problem: String) -> DemoWorldError {
    DemoWorldError(.badScript(file: file, line: line, problem: problem))
  }

  /// One sentence for a log or an error page.
  public var description: String {
    switch reason {
    case .gitMissing: "The demo world needs git, and there is no git on the PATH."
    case .gitFailed(let command, let output): "“git \(command)” failed: \(output)"
    case .badScript(let file, let line, let problem): "\(file):\(line): \(problem)"
    }
  }
}
