extension GitHub {
  /// A repository's name with its owner's, such as “apple/swift-nio”.
  public struct RepositoryName: Sendable, Hashable {
    /// The owner's login.
    public var owner: String
    /// The name without its owner.
    public var name: String

    /// Makes a name from its two parts.
    public init(owner: String, name: String) {
      self.owner = owner
      self.name = name
    }
  }
}

extension GitHub.RepositoryName: LosslessStringConvertible {
  /// Reads “owner/name”; anything else is no name.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(owner: String(parts[0]), name: String(parts[1]))
  }

  /// The two parts with a slash between them.
  public var description: String { "\(owner)/\(name)" }
}

extension GitHub.RepositoryName: Codable {
  /// Reads the name from one string, at whose first slash the owner ends.
  ///
  /// A name that a server malformed is read as it was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let slash = text.firstIndex(of: "/") else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a repository's name is written “owner/name”"
      )
    }
    self.init(owner: String(text[..<slash]), name: String(text[text.index(after: slash)...]))
  }

  /// Writes the name as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
