extension GitHub {
  /// The change of one file in a commit, a comparison or a pull request.
  public struct FileChange: Sendable, Hashable, Codable, Identifiable {
    /// The kind of a change.
    public struct Kind: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the kind of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The file is new.
      public static let added = Self(rawValue: "added")
      /// The contents or the mode changed.
      public static let modified = Self(rawValue: "modified")
      /// The file is removed.
      public static let removed = Self(rawValue: "removed")
      /// The file moved, and may have changed.
      public static let renamed = Self(rawValue: "renamed")
      /// The file is a copy of another one.
      public static let copied = Self(rawValue: "copied")
    }

    /// The path of the file, for a removed one its last path.
    public var path: String
    /// The path before the file was renamed or copied.
    public var previousPath: String?
    /// The kind of the change.
    public var kind: Kind
    /// The name of the object with the new contents.
    public var sha: String?
    /// The number of added lines; `nil` if the server has not sent it.
    public var additions: Int?
    /// The number of deleted lines; `nil` if the server has not sent it.
    public var deletions: Int?
    /// The hunks of the change; `nil` for a binary or a very large file.
    public var patch: String?
    /// The commit at which the server has the file after the change; `nil` if it has not said.
    ///
    /// Of a pull request it says which version of it a page is of.
    public var revision: String?

    /// The path, which no other change of a commit has.
    public var id: String { path }
  }
}

extension GitHub.FileChange {
  /// Makes a change of which the lines are not known.
  public init(path: String, kind: Kind, sha: String) {
    self.path = path
    self.kind = kind
    self.sha = sha
  }
}

extension GitHub.FileChange: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("filename") else { return nil }
    self.init(
      path: path,
      previousPath: object.nonEmptyString("previous_filename"),
      kind: object.enumeration("status") ?? .modified,
      sha: object.nonEmptyString("sha"),
      additions: object.integer("additions"),
      deletions: object.integer("deletions"),
      patch: object.nonEmptyString("patch"),
      revision: object.nonEmptyString("contents_url").flatMap(Self.revision)
    )
  }

  /// Returns the commit in the address of a file at it.
  private static func revision(_ address: String) -> String? {
    guard let start = address.lastRange(of: "?ref=")?.upperBound else { return nil }
    let name = String(address[start...].prefix { $0 != "&" })
    return name.isEmpty ? nil : name
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
