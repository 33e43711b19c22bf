public import Foundation

extension GitHub {
  /// A file of a gist.
  public struct GistFile: Sendable, Hashable, Codable, Identifiable {
    /// The name.
    public var name: String
    /// The language it is written in.
    public var language: String?
    /// The size in bytes.
    public var size: Int
    /// The contents; `nil` in lists of gists.
    public var content: String?
    /// Whether the contents are cut at 1 MB; the whole file is at `rawURL`.
    public var isTruncated: Bool
    /// The address of the whole file.
    public var rawURL: URL?

    /// The name, which no other file of the gist has.
    public var id: String { name }
  }
}

extension GitHub.GistFile {
  init(name: String, _ object: JSONObject) {
    self.init(
      name: object.nonEmptyString("filename") ?? name,
      language: object.nonEmptyString("language"),
      size: object.integer("size") ?? 0,
      content: object.string("content"),
      isTruncated: object.bool("truncated"),
      rawURL: object.url("raw_url")
    )
  }
}
