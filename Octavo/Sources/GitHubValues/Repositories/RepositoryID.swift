extension GitHub {
  /// The number of a repository on its server, which survives a rename and a transfer.
  public struct RepositoryID: RawRepresentable, Sendable, Hashable, Codable {
    /// The number.
    public var rawValue: Int

    /// Makes the id of a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
