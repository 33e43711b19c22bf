/// A pattern of addresses, and the routes of an address that fits it.
///
/// `OWNER` and `REPO` stand for a name, and a last word with a star for the rest of the address:
/// `REF*` for a branch, tag or commit with a path, any other for words as they are.
nonisolated struct AddressPattern: Sendable {
  /// The patterns of all addresses; a screen with an address of its own is one row.
  ///
  /// The screens below that of an address are those of the shorter patterns with which its own
  /// begins.
  static let all = [
    Self("/") { _ in [.home] },
    Self("/-/login") { _ in [] },
    Self("/-/settings") { _ in [.settings] },
    Self("/OWNER", isParent: false) { [.user($0.owner)] },
    Self("/OWNER/REPO") { [.repository($0.repository, at: $0.reference)] },
    Self("/OWNER/REPO/contributors") { [.contributors($0.repository)] },
    Self("/OWNER/REPO/releases") { [.releases($0.repository)] },
    Self("/OWNER/REPO/releases/tag/TAG*") { [.release($0.repository, tag: $0.rest)] },
    Self("/OWNER/REPO/tree/REF*") { $0.folders },
    Self("/OWNER/REPO/blob/REF*") { $0.file },
  ]

  /// The words without the one that has a star.
  let words: [Substring]
  /// Returns the routes of an address without those of its parents.
  let routes: @Sendable (AddressWords) -> [Route]
  /// Whether the rest of an address is a branch, tag or commit with a path.
  let hasRevision: Bool
  private let hasRest: Bool
  private let isParent: Bool

  private init(
    _ pattern: String,
    isParent: Bool = true,
    routes: @escaping @Sendable (AddressWords) -> [Route]
  ) {
    let words = pattern.split(separator: "/")
    hasRest = pattern.hasSuffix("*")
    hasRevision = pattern.hasSuffix("/REF*")
    self.words = hasRest ? words.dropLast() : words
    self.isParent = isParent
    self.routes = routes
  }

  /// Returns the pattern that an address fits.
  static func fitting(_ words: [String]) -> Self? { all.first { $0.fits(words) } }

  private func fits(_ words: [String]) -> Bool {
    guard hasRest ? words.count > self.words.count : words.count == self.words.count else {
      return false
    }
    return zip(self.words, words).allSatisfy { part, word in
      switch part {
      case "OWNER": word != "-"
      case "REPO": true
      default: part == word
      }
    }
  }

  /// The patterns of the screens below, the lowest first.
  var parents: [Self] {
    Self.all.filter {
      $0.isParent && $0.words.count < words.count && words.starts(with: $0.words)
    }
  }
}
