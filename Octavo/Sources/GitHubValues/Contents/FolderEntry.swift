extension GitHub {
  /// An entry of a folder with its mode, which only GraphQL has beside its length.
  public struct FolderEntry: Sendable, Hashable, Codable {
    /// The name in the folder.
    public var name: String
    /// The mode as git has it, such as 0o100755.
    public var mode: Int
    /// The length in bytes; 0 for anything but a file.
    public var size: Int
    /// The name of the object.
    public var sha: String

    /// Makes an entry.
    public init(name: String, mode: Int, size: Int = 0, sha: String = "") {
      (self.name, self.mode, self.size, self.sha) = (name, mode, size, sha)
    }
  }

  /// A changed file before and after its change.
  public struct FileFacts: Sendable, Hashable, Codable {
    /// The file before the change; `nil` for none.
    public var old: FolderEntry?
    /// The file after the change; `nil` for none.
    public var new: FolderEntry?

    /// Makes the facts about a file.
    public init(old: FolderEntry? = nil, new: FolderEntry? = nil) {
      (self.old, self.new) = (old, new)
    }
  }
}

extension GitHub.FolderEntry: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name"), let mode = object.integer("mode"), mode >= 0
    else { return nil }
    self.init(
      name: name,
      mode: mode,
      size: max(0, object.integer("size") ?? 0),
      sha: object.string("oid") ?? ""
    )
  }
}
