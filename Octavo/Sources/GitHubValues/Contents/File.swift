public import Foundation

extension GitHub {
  /// A file's contents at some commit, text or not.
  public struct File: Sendable, Hashable, Codable {
    /// The path from the root of the repository.
    public var path: String
    /// The object's name, when the server said it.
    public var sha: String?
    /// The contents, byte for byte.
    public var bytes: Data

    /// Makes a file.
    public init(path: String, sha: String? = nil, bytes: Data) {
      self.path = path
      self.sha = sha
      self.bytes = bytes
    }

    /// Makes a file of text, in UTF-8.
    public init(path: String, sha: String? = nil, text: String) {
      self.init(path: path, sha: sha, bytes: Data(text.utf8))
    }

    /// The last part of the path.
    public var name: String { TreeEntry(path: path).name }

    /// Whether the contents are no text, judged like git by a zero byte near the start.
    public var isBinary: Bool { bytes.prefix(8000).contains(0) }

    /// The contents as text, with a replacement character for each byte that is none.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}

extension JSONObject {
  /// The contents of a file in base 64; `nil` if the response lacks them.
  package var bytes: Data? {
    guard string("encoding") == "base64", let content = string("content") else { return nil }
    return Data(base64Encoded: content, options: .ignoreUnknownCharacters)
  }
}
