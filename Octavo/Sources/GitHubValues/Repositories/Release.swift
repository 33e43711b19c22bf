public import Foundation

extension GitHub {
  /// A release of a repository: a tag with notes and files.
  public struct Release: Sendable, Hashable, Codable, Identifiable {
    /// A file that can be downloaded with a release.
    public struct Asset: Sendable, Hashable, Codable, Identifiable {
      /// The number of the asset, unique on its server.
      public var id: Int
      /// The name of the file.
      public var name: String
      /// The size in bytes.
      public var size: Int
      /// The number of downloads.
      public var downloads: Int
      /// The address of the file; `nil` if it is no address of the web.
      public var url: URL?

      /// Makes an asset.
      public init(id: Int, name: String, size: Int = 0, downloads: Int = 0, url: URL? = nil) {
        self.id = id
        self.name = name
        self.size = size
        self.downloads = downloads
        self.url = url
      }
    }

    /// The number of the release, unique on its server.
    public var id: Int
    /// The name of the tag.
    public var tag: String
    /// The title; `nil` if the release has only its tag.
    public var name: String?
    /// The account that made the release.
    public var author: Account?
    /// The time of the publication; `nil` for a draft.
    public var publishedAt: Date?
    /// Whether the release is not published yet.
    public var isDraft = false
    /// Whether the release is not meant for production.
    public var isPrerelease = false
    /// The notes, in Markdown.
    public var notes = ""
    /// The files.
    public var assets: [Asset] = []
    /// The address of the page of the release.
    public var htmlURL: URL?

    /// Makes the release of a tag, whose other members a function sets.
    public init(id: Int, tag: String, configure: (inout Self) -> Void = { _ in }) {
      self.id = id
      self.tag = tag
      configure(&self)
    }

    /// The title, or the tag for a release without one.
    public var title: String { name ?? tag }
  }
}
