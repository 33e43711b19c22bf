extension GitHub {
  /// The size of the code of a repository in one language.
  public struct LanguageSize: Sendable, Hashable, Codable, Identifiable {
    /// The name of the language, such as “Swift”.
    public var name: String
    /// The number of bytes.
    public var bytes: Int

    /// The name of the language.
    public var id: String { name }

    /// Makes the size of a language.
    package init(name: String, bytes: Int) {
      self.name = name
      self.bytes = bytes
    }
  }
}
