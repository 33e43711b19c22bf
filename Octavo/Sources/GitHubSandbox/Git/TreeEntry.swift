/// A line of a tree: a name of any bytes, and what it names.
struct TreeEntry: Equatable, Sendable {
  enum Kind: String, Sendable {
    case directory, file, symlink, submodule
  }

  let mode: String
  let name: [UInt8]
  let id: ObjectID

  var kind: Kind {
    switch mode {
    case "040000": .directory
    case "120000": .symlink
    case "160000": .submodule
    default: .file
    }
  }

  /// Git's own word for what the entry points at.
  var objectKind: String {
    switch kind {
    case .directory: "tree"
    case .submodule: "commit"
    case .file, .symlink: "blob"
    }
  }

  /// Reads the content of a tree object; a malformed rest is dropped.
  static func parse(_ bytes: [UInt8], idLength: Int) -> [TreeEntry] {
    var entries: [TreeEntry] = []
    var rest = bytes[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > idLength
    {
      let mode = String(decoding: rest[..<space], as: UTF8.self)
      let id = ObjectID(raw: rest[(end + 1)...].prefix(idLength))
      entries.append(
        TreeEntry(
          mode: String(repeating: "0", count: max(0, 6 - mode.count)) + mode,
          name: Array(rest[(space + 1)..<end]),
          id: id
        )
      )
      rest = rest[(end + 1 + idLength)...]
    }
    return entries
  }
}
