/// A pattern of paths in the form of `.gitignore`, without `!` and `[]`.
///
/// A star stands for any characters but a slash, a question mark for one, two stars between slashes
/// for any folders. A pattern with a slash before its end is matched from the root on, any other at
/// any depth. The cost of a match is bounded by the product of both lengths.
package struct PathPattern: Sendable, Hashable {
  /// A name between two slashes.
  package enum Part: Sendable, Hashable {
    /// Any number of folders.
    case folders
    /// A name without wildcards.
    case name([UInt8])
    /// A name with wildcards, whose escapes are not resolved.
    case glob([UInt8])
  }

  /// The names from left to right.
  package let parts: [Part]
  /// Whether the first name is one at the root.
  package let isAnchored: Bool
  /// Whether only folders are matched, with all that is in them.
  package let isFolder: Bool
  /// Whether a folder that matches stands for all that is in it.
  private let hasContents: Bool

  /// Makes a pattern; `nil` for one that the form does not allow.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - hasContents: Whether a folder that matches stands for all that is in it.
  package init?(_ text: String, hasContents: Bool) {
    var bytes = Array(text.utf8)[...]
    guard let first = bytes.first, first != UInt8(ascii: "!"),
      !bytes.contains(where: { [0, UInt8(ascii: "["), UInt8(ascii: "]")].contains($0) })
    else { return nil }
    isFolder = bytes.last == Self.slash
    if isFolder { bytes.removeLast() }
    isAnchored = bytes.contains(Self.slash)
    let parts = bytes.split(separator: Self.slash).map { Part(Array($0)) }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
    // GitHub's `docs/*` does not match what is in the folders of `docs`.
    self.hasContents = hasContents && !(isAnchored && parts.last == .glob([UInt8(ascii: "*")]))
  }

  private static let slash = UInt8(ascii: "/")

  /// Whether the pattern matches a path from the root.
  package func matches(_ path: String) -> Bool {
    matches(path.utf8.split(separator: Self.slash).map(Array.init))
  }

  /// Whether the pattern matches the names of a path.
  package func matches(_ names: [[UInt8]]) -> Bool {
    if isAnchored { return matches(names[...]) }
    return names.indices.contains { matches(names[$0...]) }
  }

  /// Whether the pattern matches names from the first one on.
  private func matches(_ names: ArraySlice<[UInt8]>) -> Bool {
    var (part, name) = (0, names.startIndex)
    // The place behind the last two stars, and the first name that they do not stand for.
    var retry: (part: Int, name: Int)?
    while true {
      if part == parts.count, isEnd(name, of: names) { return true }
      if part < parts.count, parts[part] == .folders {
        // At the end they stand for all that is in a folder, of which there has to be something.
        if part + 1 == parts.count { return name < names.endIndex }
        part += 1
        retry = (part, name)
      } else if part < parts.count, name < names.endIndex, parts[part].matches(names[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = retry, last.name < names.endIndex {
        retry = (last.part, last.name + 1)
        (part, name) = (last.part, last.name + 1)
      } else {
        return false
      }
    }
  }

  private func isEnd(_ name: Int, of names: ArraySlice<[UInt8]>) -> Bool {
    name == names.endIndex ? !isFolder : hasContents
  }
}

extension PathPattern.Part {
  fileprivate init(_ bytes: [UInt8]) {
    let special = [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\")]
    self =
      if bytes == Array("**".utf8) {
        .folders
      } else if bytes.contains(where: special.contains) {
        .glob(bytes)
      } else {
        .name(bytes)
      }
  }

  fileprivate func matches(_ name: [UInt8]) -> Bool {
    switch self {
    case .folders: true
    case .name(let bytes): bytes == name
    case .glob(let glob): Glob.matches(glob, name)
    }
  }
}
