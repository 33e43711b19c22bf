extension GitHub {
  /// The attributes of files that decide whether their changes are folded, as the file
  /// `.gitattributes` at the root of a repository has them.
  public struct GitAttributes: Sendable, Hashable {
    /// The place of the file.
    public static let path = ".gitattributes"
    /// The bytes of the largest file that is read.
    public static let byteLimit = 1 << 20

    private var rules = PathRules()
    /// The attributes that each rule sets, removes or leaves as they are.
    private var changes: [[Attribute: Bool]] = []

    /// An attribute that says that few users read the changes of a file.
    private enum Attribute: Hashable, CaseIterable {
      case generated, vendored, diff
    }

    /// Reads a file; one that is too large has no attributes.
    public init(_ text: String) {
      guard text.utf8.count <= Self.byteLimit else { return }
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split { $0 == " " || $0 == "\t" }
        guard let first = words.first, !first.hasPrefix("#"),
          let pattern = PathPattern(String(first), hasContents: false)
        else { continue }
        let changed = Self.attributes(words.dropFirst())
        guard !changed.isEmpty else { continue }
        rules.append(pattern)
        changes.append(changed)
      }
    }

    /// Reads a file off the main actor.
    @concurrent public init(reading text: String) async { self.init(text) }

    /// Returns for the files about which the attributes say something whether they fold them, off
    /// the main actor.
    @concurrent public func areFolded(_ paths: [String]) async -> [String: Bool] {
      paths.reduce(into: [:]) { folded, path in folded[path] = isFolded(path) }
    }

    /// Whether the attributes fold a file: they say that it is generated, vendored or has no diff;
    /// `nil` if they say nothing about it.
    public func isFolded(_ path: String) -> Bool? {
      var found: [Attribute: Bool] = [:]
      rules.forEachMatch(of: path) { place in
        found.merge(changes[place]) { last, _ in last }
        return found.count < Attribute.allCases.count
      }
      if found[.generated] == true || found[.vendored] == true || found[.diff] == false {
        return true
      }
      return found[.generated] == false || found[.vendored] == false ? false : nil
    }

    private static func attributes(_ words: ArraySlice<Substring>) -> [Attribute: Bool] {
      var attributes: [Attribute: Bool] = [:]
      for word in words {
        let parts = word.split(separator: "=", maxSplits: 1)
        let isRemoved = word.hasPrefix("-")
        let name = isRemoved ? word.dropFirst() : parts.first ?? ""
        let value = parts.count > 1 ? !["false", "0"].contains(parts[1].lowercased()) : !isRemoved
        switch name {
        case "linguist-generated": attributes[.generated] = value
        case "linguist-vendored": attributes[.vendored] = value
        case "diff": attributes[.diff] = value
        case "binary": attributes[.diff] = false
        default: break
        }
      }
      return attributes
    }
  }
}
