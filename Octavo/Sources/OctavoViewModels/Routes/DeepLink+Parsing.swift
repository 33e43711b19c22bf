import GitHubValues

nonisolated extension DeepLink {
  /// The most bytes that a path may have.
  static let longest = 8192

  /// Parses a path that a user has typed, or that comes from an untrusted link.
  ///
  /// A slash at the end is allowed. Owners and names can have only the characters that GitHub
  /// allows; the rest of a path can have all but a zero.
  public init(parsing text: String) throws(DeepLinkError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    guard text.utf8.first == UInt8(ascii: "/") else { throw .notAPath }
    var words = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    if words.last?.isEmpty == true { words.removeLast() }
    var components: [String] = []
    for word in words { components.append(try PercentCoding.decode(word)) }
    self = try Self.place(components)
  }

  private static func place(_ words: [String]) throws(DeepLinkError) -> DeepLink {
    guard let first = words.first else { return .home }
    if first == "-" { return try ownPlace(words.dropFirst()) }
    let owner = try name(first)
    guard words.count > 1 else { return .user(owner) }
    let repository = GitHub.RepositoryName(owner: owner, name: try name(words[1]))
    guard words.count > 2 else { return .repository(repository) }
    if words[2] == "releases" { return try releases(of: repository, words.dropFirst(3)) }
    guard words[2] == "tree" || words[2] == "blob", words.count > 3 else { throw .unknownPlace }
    let place = try revisionPath(words.dropFirst(3))
    return words[2] == "tree" ? .tree(repository, place) : .blob(repository, place)
  }

  private static func releases(
    of repository: GitHub.RepositoryName,
    _ words: ArraySlice<String>
  ) throws(DeepLinkError) -> DeepLink {
    guard let first = words.first else { return .releases(repository) }
    guard first == "tag", words.count > 1 else { throw .unknownPlace }
    let tag = try revisionPath(words.dropFirst()).components.joined(separator: "/")
    return .release(repository, tag: tag)
  }

  private static func ownPlace(_ words: ArraySlice<String>) throws(DeepLinkError) -> DeepLink {
    switch Array(words) {
    case ["login"]: return .login
    case ["settings"]: return .settings
    default: throw .unknownPlace
    }
  }

  private static func revisionPath(
    _ words: ArraySlice<String>
  ) throws(DeepLinkError) -> RevisionPath {
    // An escaped slash is a slash: some programs write a branch's name so.
    let components = words.flatMap {
      $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
    for word in components where ["", ".", ".."].contains(word) || word.utf8.contains(0) {
      throw .impossiblePath
    }
    return RevisionPath(components: components)
  }

  private static func name(_ word: String) throws(DeepLinkError) -> String {
    let isPossible = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isPossible, !word.isEmpty, word != ".", word != "..", word.utf8.count <= 100 else {
      throw .impossibleName(word)
    }
    return word
  }
}
