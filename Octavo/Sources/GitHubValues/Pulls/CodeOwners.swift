extension GitHub {
  /// The owners of the files of a repository, as its file CODEOWNERS names them.
  ///
  /// The last line that matches a path decides. A line that GitHub does not accept is left out, as
  /// GitHub does.
  public struct CodeOwners: Sendable, Hashable {
    /// The bytes of the largest file that GitHub reads.
    public static let byteLimit = 3 << 20
    /// The places of the file, of which the first one that there is counts.
    public static let paths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

    private var rules = PathRules()
    /// The owners of the files that each rule matches.
    private var owners: [[String]] = []

    /// Reads a file; one that is too large names no owners.
    public init(_ text: String) {
      guard text.utf8.count <= Self.byteLimit else { return }
      for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        guard let (pattern, owners) = Self.rule(line) else { continue }
        rules.append(pattern)
        self.owners.append(owners)
      }
    }

    /// Reads a file off the main actor.
    @concurrent public init(reading text: String) async { self.init(text) }

    /// Whether the file names no owners.
    public var isEmpty: Bool { owners.isEmpty }

    /// Returns the owners of a file, such as “@ada”, “@engines/smiths” or an e-mail address.
    public func owners(of path: String) -> [String] {
      rules.lastMatch(of: path).map { owners[$0] } ?? []
    }

    /// Returns the owners of the files with these paths, in their order, off the main actor.
    @concurrent public func owners(ofAll paths: [String]) async -> [[String]] {
      paths.map { Task.isCancelled ? [] : owners(of: $0) }
    }

    /// Reads a line; `nil` for a comment, an empty line and one that is not accepted.
    private static func rule(
      _ line: Substring.UTF8View
    ) -> (pattern: PathPattern, owners: [String])? {
      let words = words(of: line)
      guard let first = words.first, !first.hasPrefix("\\#"),
        let pattern = PathPattern(first, hasContents: true),
        words.dropFirst().allSatisfy(isOwner)
      else { return nil }
      return (pattern, Array(words.dropFirst()))
    }

    /// Returns the words of a line without a comment at its end.
    ///
    /// A blank in the path has a backslash before it.
    private static func words(of line: Substring.UTF8View) -> [String] {
      var (words, word): ([String], [UInt8]) = ([], [])
      var isEscaped = false
      for byte in line {
        let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        if isBlank, !isEscaped {
          if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
          word = []
          continue
        }
        if byte == UInt8(ascii: "#"), word.isEmpty { break }
        // A blank is stored without its backslash, which no pattern needs.
        if isBlank { word.removeLast() }
        word.append(byte)
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      return words
    }

    private static func isOwner(_ word: String) -> Bool {
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else { return false }
      guard parts[0].isEmpty else { return parts[1].contains(".") }
      let names = parts[1].split(separator: "/", omittingEmptySubsequences: false)
      return names.count <= 2 && names.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfName) }
    }

    private static func isOfName(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
  }
}
