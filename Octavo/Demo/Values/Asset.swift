extension DemoWorld {
  /// A file of a release.
  public struct Asset: Sendable, Equatable {
    /// The owner and name of the repository.
    public let repository: String
    /// The tag of the release.
    public let tag: String
    /// The name of the file.
    public let name: String
    /// The media type.
    public let type: String
    /// The size in bytes.
    public let size: Int
    /// The number of downloads.
    public let downloads: Int
  }
}
