/// A line of a user's key file that was ignored, at least in part.
public nonisolated struct KeyMapProblem: Sendable, Equatable, CustomStringConvertible {
  /// The kind of the problem.
  public nonisolated enum Kind: Sendable, Equatable {
    /// The line is not of the form `id = keys`.
    case malformed(String)
    /// GTK does not know the key.
    case unknownKey(String)
    /// A line before binds the key to another action.
    case boundTwice(String, other: String)
  }

  /// The number of the line, from 1.
  public let line: Int
  /// The kind.
  public let kind: Kind

  /// Makes a problem.
  init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// The problem in a sentence for the user.
  public var description: String {
    switch kind {
    case .malformed(let text): "Line \(line): “\(text)” is not of the form “action = keys”."
    case .unknownKey(let key): "Line \(line): “\(key)” is not a key."
    case .boundTwice(let key, let other): "Line \(line): “\(key)” is the key of “\(other)” already."
    }
  }
}
