extension GitHub {
  /// What proves to the server who is asking.
  ///
  /// Whatever prints, dumps or interpolates a token shows no part of it.
  public struct Token: Sendable, Hashable {
    /// The secret itself.
    public let secret: String

    /// Wraps a secret; blanks around it, which pasting leaves, are not part of it.
    public init(_ secret: String) {
      let start = secret.drop(while: \.isWhitespace)
      let end = start.lastIndex { !$0.isWhitespace }
      self.secret = end.map { String(start[...$0]) } ?? ""
    }
  }
}

extension GitHub.Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A mask, whatever the secret.
  public var description: String { "•••" }

  /// A mask, whatever the secret.
  public var debugDescription: String { description }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
