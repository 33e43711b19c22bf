/// A pattern of addresses, and the routes of an address that fits it.
///
/// `OWNER` and `REPO` stand for a name, `NUMBER` for that of an issue, and a last word with a star
/// for the rest of the address: `REF*` for a branch, tag or commit with a path, any other for words
/// as they are. The items of a query with a value are required, such as `?tab=stars`; those without
/// one may be missing. Other items are dropped, unless `FIELDS` stands for those of a form.
/// `#LINES` allows lines at the end, such as `#L10-L20`, and `#SECTION` the anchor of a heading.
nonisolated struct AddressPattern: Sendable {
  /// The patterns of all addresses.
  ///
  /// The screens below that of an address are those of the shorter patterns with which its own
  /// begins. An address has the first pattern that it fits.
  static let all = tabs + screens

  /// A screen with an address of its own is one row.
  private static let screens = [
    Self("/") { _ in [.home] },
    Self("/-/login") { _ in [] },
    Self("/-/issues?q") { [.issues(.own, filter: $0.filter)] },
    Self("/-/pulls?q") { [.issues(.ownPulls, filter: $0.filter)] },
    Self("/-/unsent") { _ in [.unsent] },
    Self("/-/settings") { _ in [.settings] },
    Self("/-/settings/accounts") { _ in [.accounts] },
    Self("/-/settings/about") { _ in [.about] },
    Self("/-/explore/trending?since&language") { $0.trending },
    Self("/-/explore/popular?language") { $0.popular },
    Self("/-/explore/users?location&language") { $0.users },
    Self("/-/explore/topics") { _ in [.topics] },
    Self("/-/explore/topics/TOPIC*") { $0.topic },
    Self("/search?q&l&type", tab: "explore") { $0.search },
    Self("/OWNER?tab=repositories") { $0.userPage(.repositoryList(.ownedBy($0.owner))) },
    Self("/OWNER?tab=stars") { $0.userPage(.repositoryList(.starredBy($0.owner))) },
    Self("/OWNER?tab=followers") { $0.userPage(.people(.followers(of: $0.owner))) },
    Self("/OWNER?tab=following") { $0.userPage(.people(.following(of: $0.owner))) },
    Self("/OWNER?tab=organizations") { $0.userPage(.people(.organizations(of: $0.owner))) },
    Self("/OWNER?tab=members") { $0.userPage(.people(.members(of: $0.owner))) },
    Self("/OWNER?tab=activity") { $0.userPage(.news(.performed(by: $0.owner))) },
    Self("/OWNER", isParent: false) { [.user($0.owner)] },
    Self("/OWNER/REPO#SECTION") { [$0.repositoryPage] },
    Self("/OWNER/REPO/commits/REF*") { [$0.commits] },
    Self("/OWNER/REPO/commit/SHA*") { [.commit($0.repository, sha: $0.rest)] },
    Self("/OWNER/REPO/compare/RANGE*") { $0.comparison },
    Self("/OWNER/REPO/contributors") { [.contributors($0.repository)] },
    Self("/OWNER/REPO/forks") { [.repositoryList(.forks(of: $0.repository))] },
    Self("/OWNER/REPO/stargazers") { [.people(.stargazers(of: $0.repository))] },
    Self("/OWNER/REPO/watchers") { [.people(.watchers(of: $0.repository))] },
    Self("/OWNER/REPO/issues?q", isParent: false) {
      [.issues(.repository($0.repository), filter: $0.filter)]
    },
    Self("/OWNER/REPO/pulls?q", isParent: false) {
      [.issues(.pulls($0.repository), filter: $0.filter)]
    },
    Self("/OWNER/REPO/issues/new/choose", isParent: false) { [.issueTemplates($0.repository)] },
    Self(
      "/OWNER/REPO/issues/new?template&title&body&labels&assignees&milestone&FIELDS",
      isParent: false
    ) {
      [.newIssue($0.repository, $0.newIssue)]
    },
    Self("/OWNER/REPO/issues/NUMBER*#SECTION") { $0.issue },
    Self("/OWNER/REPO/pull/NUMBER/files#SECTION", isParent: false) { $0.pullFiles },
    Self("/OWNER/REPO/pull/NUMBER/files/RANGE*", isParent: false) { $0.pullFiles },
    Self("/OWNER/REPO/pull/NUMBER*#SECTION") { $0.pull },
    Self("/OWNER/REPO/actions/runs/JOB*") { $0.job },
    Self("/OWNER/REPO/runs/NUMBER*") { $0.checkRun },
    Self("/OWNER/REPO/releases") { [.releases($0.repository)] },
    Self("/OWNER/REPO/releases/tag/TAG*") { [.release($0.repository, tag: $0.rest)] },
    Self("/OWNER/REPO/tree/REF*") { $0.folders },
    Self("/OWNER/REPO/blob/REF*#LINES#SECTION") { $0.file },
  ]

  /// The tabs of home.
  private static let tabs = StartPage.allCases.compactMap(\.tab).map { Self("/-/\($0)", tab: $0) }

  /// The words without the one that has a star.
  let words: [Substring]
  /// Returns the routes of an address without those of its parents.
  let routes: @Sendable (AddressWords) -> [Route]
  /// Whether the rest of an address is a branch, tag or commit with a path.
  let hasRevision: Bool
  /// The items of the query, in the order in which they are printed.
  let query: [(name: Substring, value: Substring?)]
  /// Whether it has the fields of a form as further items of the query.
  let hasFields: Bool
  /// The tab of home that is selected below the screens; `nil` leaves it as it is.
  let tab: String?
  /// Whether lines can end the address.
  let hasLines: Bool
  /// Whether the anchor of a heading can end the address.
  let hasSection: Bool
  private let hasRest: Bool
  private let isParent: Bool

  private init(
    _ pattern: String,
    tab: String? = nil,
    isParent: Bool = true,
    routes: @escaping @Sendable (AddressWords) -> [Route] = { _ in [] }
  ) {
    let fragments = pattern.split(separator: "#")
    let address = fragments[0]
    hasLines = fragments.dropFirst().contains("LINES")
    hasSection = fragments.dropFirst().contains("SECTION")
    let parts = address.split(separator: "?")
    let words = parts[0].split(separator: "/")
    hasRest = address.hasSuffix("*")
    hasRevision = address.hasSuffix("/REF*")
    self.words = hasRest ? words.dropLast() : words
    let items = parts.dropFirst().joined().split(separator: "&")
    hasFields = items.contains("FIELDS")
    query = items.filter { $0 != "FIELDS" }.map {
      let item = $0.split(separator: "=")
      return (item[0], item.count > 1 ? item[1] : nil)
    }
    self.tab = tab
    self.isParent = isParent && query.allSatisfy { $0.value == nil }
    self.routes = routes
  }

  /// Returns the pattern that an address fits.
  static func fitting(_ words: [String], _ query: [String: String]) -> Self? {
    all.first { $0.fits(words, query) }
  }

  private func fits(_ words: [String], _ query: [String: String]) -> Bool {
    guard hasRest ? words.count > self.words.count : words.count == self.words.count,
      self.query.allSatisfy({
        $0.value == nil || query[String($0.name)] == $0.value.map(String.init)
      })
    else { return false }
    return zip(self.words, words).allSatisfy { part, word in
      switch part {
      case "OWNER": word != "-"
      case "REPO": true
      case "NUMBER": Int(word).map { $0 > 0 } ?? false
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
