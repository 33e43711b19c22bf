extension GitHub {
  /// A secret that identifies a user to the server.
  ///
  /// Printing, dumping or interpolating a token shows no part of it.
  public struct Token: Sendable, Hashable {
    /// The secret itself.
    public let secret: String

    /// Makes a token from a secret without the white space around it, which pasting may add.
    public init(_ secret: String) {
      let start = secret.drop(while: \.isWhitespace)
      let end = start.lastIndex { !$0.isWhitespace }
      self.secret = end.map { String(start[...$0]) } ?? ""
    }

    /// Whether the secret has the form of the server’s tokens; a password or a name has not.
    public var isWellFormed: Bool {
      ["ghp_", "gho_", "ghu_", "ghs_", "github_pat_"].contains { secret.hasPrefix($0) }
        || (secret.utf8.count == 40 && secret.allSatisfy(\.isHexDigit))
    }
  }
}

extension GitHub.Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A mask, whatever the secret.
  public var description: String { "•••" }

  /// A mask, whatever the secret.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
