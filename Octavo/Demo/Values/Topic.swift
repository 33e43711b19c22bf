extension DemoWorld {
  /// A topic that the search features.
  public struct Topic: Sendable, Equatable {
    /// The word on repositories.
    public let name: String
    /// The name in a text.
    public let title: String
    /// The description, in one sentence.
    public let about: String
  }
}
