extension GitRepository {
  /// The item at a path in the tree of a commit.
  enum Item: Sendable {
    case root(ObjectID)
    case entry(TreeEntry)

    /// The tree, if it is a folder.
    var tree: ObjectID? {
      switch self {
      case .root(let id): id
      case .entry(let entry): entry.kind == .directory ? entry.id : nil
      }
    }
  }

  /// The commit that a name of a request stands for: branch, tag, or hexadecimal object name.
  func commit(named name: String) async throws -> ObjectID? {
    if let commit = try await refs().commit(named: name) { return commit }
    if let id = ObjectID(name), knowsCommit(id) { return id }
    guard let found = try await objects.find(name) else { return nil }
    return try await peel(found)
  }

  /// The tree that a name stands for, which may also be the name of a tree itself.
  func tree(named name: String) async throws -> ObjectID? {
    if let commit = try await refs().commit(named: name) { return try await tree(of: commit) }
    guard let found = try await objects.find(name) else { return nil }
    if found.kind == .tree { return found.id }
    guard let commit = try await peel(found) else { return nil }
    return try await tree(of: commit)
  }

  /// The root tree of a commit.
  func tree(of commit: ObjectID) async throws -> ObjectID? {
    guard let found = try await objects.content(of: commit) else { return nil }
    return Self.header("tree", in: found.bytes)
  }

  /// Follows a path name by name; `nil` if nothing is there.
  ///
  /// Names are compared as bytes. There is no `.` and no `..` in a tree, so neither leads anywhere.
  func item(at path: [UInt8], of commit: ObjectID) async throws -> Item? {
    guard let root = try await tree(of: commit) else { return nil }
    var item = Item.root(root)
    for name in path.split(separator: UInt8(ascii: "/")) {
      guard let tree = item.tree,
        let entry = try await entries(of: tree).first(where: { $0.name.elementsEqual(name) })
      else { return nil }
      item = .entry(entry)
    }
    return item
  }

  /// The entries of a tree in git's order.
  func entries(of tree: ObjectID) async throws -> [TreeEntry] {
    guard let found = try await objects.content(of: tree), found.info.kind == .tree else {
      return []
    }
    return TreeEntry.parse(found.bytes, idLength: tree.hex.utf8.count / 2)
  }

  /// The size of a blob, or `nil` if there is no such blob.
  func size(of blob: ObjectID) async throws -> Int? {
    guard let info = try await objects.info(of: [blob])[0], info.kind == .blob else { return nil }
    return info.size
  }

  /// The commit that an object leads to, through up to eight tags.
  func peel(_ info: ObjectReader.Info) async throws -> ObjectID? {
    var info = info
    for _ in 0..<8 {
      if info.kind == .commit { return info.id }
      guard info.kind == .tag, let found = try await objects.content(of: info.id),
        let target = Self.header("object", in: found.bytes),
        let next = try await objects.info(of: [target])[0]
      else { return nil }
      info = next
    }
    return nil
  }

  /// The object named in the first line of a commit or an annotated tag.
  private static func header(_ key: String, in bytes: [UInt8]) -> ObjectID? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == key else { return nil }
    return ObjectID(words[1])
  }
}
