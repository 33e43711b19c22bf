/// The owners of files, as a file `CODEOWNERS` lists them.
struct CodeOwners: Sendable {
  private struct Rule {
    let pattern: [Substring]
    /// Whether the pattern begins at the root.
    let isRooted: Bool
    /// Whether it stands for a folder alone.
    let isFolder: Bool
    let owners: [String]
  }

  /// GitHub reads no longer file.
  static let longest = 3 << 20

  /// The places in which GitHub looks for the file, in its order.
  static let paths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

  private var rules: [Rule] = []

  /// Reads lines with a pattern and the owners behind it.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard let pattern = words.first else { continue }
      let parts = pattern.split(separator: "/")
      // With more of them, a match could take too long.
      guard !parts.isEmpty, parts.count(where: { $0 == "**" }) <= 3 else { continue }
      rules.append(
        Rule(
          pattern: parts,
          isRooted: pattern.dropLast().contains("/"),
          isFolder: pattern.hasSuffix("/"),
          owners: words.dropFirst().map(String.init)
        )
      )
    }
  }

  /// Returns the owners of a file with an `@` before each, those of the last rule that fits.
  func owners(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return rules.last { Self.fits($0, parts) }?.owners ?? []
  }

  private static func fits(_ rule: Rule, _ path: [Substring]) -> Bool {
    let starts = rule.isRooted ? 0...0 : 0...max(0, path.count - 1)
    return starts.contains { start in
      fits(rule.pattern[...], path[start...], isFolder: rule.isFolder)
    }
  }

  /// Whether a pattern stands for a file, or for a folder above it.
  private static func fits(
    _ pattern: ArraySlice<Substring>,
    _ path: ArraySlice<Substring>,
    isFolder: Bool
  ) -> Bool {
    guard let first = pattern.first else {
      // What is left of the path lies below the folder that the pattern named.
      return isFolder ? !path.isEmpty : true
    }
    guard let name = path.first else { return false }
    if first == "**" {
      return fits(pattern.dropFirst(), path, isFolder: isFolder)
        || fits(pattern, path.dropFirst(), isFolder: isFolder)
    }
    guard fits(Array(first), Array(name)) else { return false }
    // `docs/*` has the files of the folder, and none of the folders below it.
    if pattern.count == 1, first == "*", path.count > 1, pattern.startIndex > 0 { return false }
    return fits(pattern.dropFirst(), path.dropFirst(), isFolder: isFolder)
  }

  /// Whether a name fits a pattern with `*` and `?`, in time that grows with their product.
  private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
    var reached = [true] + [Bool](repeating: false, count: name.count)
    for character in pattern {
      var next = [Bool](repeating: false, count: name.count + 1)
      if character == "*" { next[0] = reached[0] }
      for place in name.indices {
        next[place + 1] =
          character == "*"
          ? reached[place + 1] || next[place]
          : reached[place] && (character == "?" || character == name[place])
      }
      reached = next
    }
    return reached[name.count]
  }
}
