import GitHubValues

nonisolated extension DeepLink {
  /// The most bytes that a path may have.
  static let longest = 8192

  /// Parses a path that a user has typed, or that comes from an untrusted link.
  ///
  /// A slash at the end is allowed, and items of a query that the screen does not know. Owners and
  /// names can have only the characters that GitHub allows; the rest of a path can have all but a
  /// zero. Lines at the end, such as `#L10-L20`, are dropped where the screen shows no file.
  /// ``splitSection(_:)`` separates the sections of documents.
  public init(parsing text: String) throws(DeepLinkError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    guard text.utf8.first == UInt8(ascii: "/") else { throw .notAPath }
    let (page, lines) = LineRange.split(text)
    let (text, section) = Self.splitSection(page)
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var parts = halves[0].utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    var words: [String] = []
    for part in parts { words.append(try PercentCoding.decode(part)) }
    if words.first != "-" {
      for word in words.prefix(2) where !Self.isName(word) { throw .impossibleName(word) }
    }
    let query = try Self.query(halves.dropFirst().first ?? "")
    guard let pattern = AddressPattern.fitting(words, query) else { throw .unknownPlace }
    // An escaped slash is a slash: some programs write a branch's name so.
    let rest = words.dropFirst(pattern.words.count).flatMap {
      $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
    for word in rest where ["", ".", ".."].contains(word) || word.utf8.contains(0) {
      throw .impossiblePath
    }
    let names = Set(pattern.query.map { String($0.name) })
    let hasFields = pattern.hasFields && query["template"] != nil
    self.init(
      words: Array(words.prefix(pattern.words.count)) + rest,
      query: query.filter { names.contains($0.key) || hasFields && Self.isField($0.key) },
      lines: pattern.hasLines ? lines : nil,
      section: pattern.hasSection && lines == nil ? section : nil
    )
  }

  /// Separates the anchor of a heading at the end of an address from the rest.
  ///
  /// The name of a file or folder can have a number sign, too. So only the addresses of a
  /// repository, of a thread, of the files of a pull request and of a Markdown file have sections.
  static func splitSection(_ address: String) -> (address: String, section: String?) {
    guard let sign = address.lastIndex(of: "#") else { return (address, nil) }
    let page = address[..<sign].prefix { $0 != "?" }
    let words = page.split(separator: "/")
    let isDocument = words.count > 4 && FileKind(path: String(page)) == .markdown
    let isThread = words.count == 4 && ["issues", "pull"].contains(words[2])
    let isOfPull = words.count == 5 && words[2] == "pull" && words[4] == "files"
    guard words.count == 2 || isThread || isOfPull || isDocument else { return (address, nil) }
    let text = String(address[address.index(after: sign)...])
    let section = (try? PercentCoding.decode(text)) ?? text
    // An escaped form of lines would print as lines.
    let isSection = !section.isEmpty && LineRange.split("#" + section).lines == nil
    return (String(address[..<sign]), isSection ? section : nil)
  }

  /// Whether a field of a form can have a name.
  private static func isField(_ name: String) -> Bool {
    name.utf8.count <= 100
      && name.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
      }
  }

  /// Parses the items of a query; of items with the same name the first counts.
  private static func query(_ text: Substring) throws(DeepLinkError) -> [String: String] {
    var query: [String: String] = [:]
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, query[String(parts[0])] == nil else { continue }
      query[String(parts[0])] = try PercentCoding.decode(String(parts[1].replacing("+", with: " ")))
    }
    return query
  }

  /// Whether GitHub gives accounts logins like this word.
  ///
  /// Accounts of enterprises have an underscore before the short name of the enterprise. Some old
  /// logins have two hyphens in a row; a path such as `/a--b` leads to them.
  static func isLogin(_ word: String) -> Bool {
    isName(word) && word.utf8.count <= 39 && !word.contains(".") && !word.contains("--")
      && !word.hasPrefix("-") && !word.hasSuffix("-")
  }

  private static func isName(_ word: String) -> Bool {
    let isPossible = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPossible && !["", ".", ".."].contains(word) && word.utf8.count <= 100
  }
}
