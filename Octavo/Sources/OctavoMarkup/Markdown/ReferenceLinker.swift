/// Makes links of the references in a text, by GitHub's rules.
///
/// References are `#12`, `GH-12`, `owner/repo#12`, `@login`, `@org/team`, commits of 7 to 40
/// digits, `owner/repo@commit` and `owner@commit`. Each becomes a link to its page on the server.
/// Bare addresses of threads and commits of the server are written in short. Code, pictures and the
/// links of the author stay as they are. The time grows with the length of the text only.
///
/// ```swift
/// let linker = ReferenceLinker(origin: "https://github.com", owner: "ada", repository: "engine")
/// linker.linked([MarkupRun("See #12.")])  // "See ", "#12" to …/ada/engine/issues/12, "."
/// ```
public struct ReferenceLinker: Sendable, Hashable {
  /// The beginning of the addresses of the server's pages, without a slash at the end.
  let origin: String
  /// The owner of the repository of the text; `nil` for a text of no repository.
  let owner: String?
  /// The name of that repository.
  let repository: String?

  /// Makes a linker for the texts of a repository.
  ///
  /// Without a repository, a number or a commit alone names nothing.
  public init(origin: String, owner: String? = nil, repository: String? = nil) {
    (self.origin, self.owner, self.repository) = (origin, owner, repository)
  }

  /// Returns runs of one text with links for the references in them.
  public func linked(_ runs: [MarkupRun]) -> [MarkupRun] {
    var linked: [MarkupRun] = []
    linked.reserveCapacity(runs.count)
    for (index, run) in runs.enumerated() {
      if run.image != nil || run.style.contains(.code) {
        linked.append(run)
      } else if let link = run.link {
        linked.append(shortened(run, link))
      } else {
        let before = index > 0 ? runs[index - 1].text.unicodeScalars.last : nil
        let after = index + 1 < runs.count ? runs[index + 1].text.unicodeScalars.first : nil
        append(run, between: before, and: after, to: &linked)
      }
    }
    return linked
  }

  /// Returns whether a text is the hash of a commit.
  public static func isCommit(_ text: String) -> Bool {
    ReferenceScanner.isHash(Array(text.utf8)[...])
  }

  private func append(
    _ run: MarkupRun,
    between before: Unicode.Scalar?,
    and after: Unicode.Scalar?,
    to linked: inout [MarkupRun]
  ) {
    let text = Array(run.text.utf8)
    var start = 0
    func add(_ range: Range<Int>, link: String?) {
      guard !range.isEmpty else { return }
      var piece = run
      piece.text = String(decoding: text[range], as: UTF8.self)
      if let link {
        piece.link = link
        piece.style.insert(.reference)
      }
      linked.append(piece)
    }
    var scanner = ReferenceScanner(text, between: before, and: after)
    while let (range, reference) = scanner.next() {
      guard let link = address(of: reference) else { continue }
      add(start..<range.lowerBound, link: nil)
      add(range, link: link)
      start = range.upperBound
    }
    add(start..<text.count, link: nil)
  }

  /// Returns the address of the page of a reference; `nil` if it has none.
  func address(of reference: TextReference) -> String? {
    switch reference {
    case .thread(let owner, let repository, let number):
      page(owner, repository).map { "\($0)/issues/\(number)" }
    case .commit(let owner, let repository, let sha):
      page(owner, repository).map { "\($0)/commit/\(sha)" }
    case .account(let login): "\(origin)/\(login)"
    // Only the teams of the owner can be mentioned; “@babel/core” is the name of a package.
    case .team(let organization, let team):
      organization.lowercased() == owner?.lowercased()
        ? "\(origin)/orgs/\(organization)/teams/\(team)" : nil
    }
  }

  private func page(_ owner: String?, _ repository: String?) -> String? {
    guard let owner = owner ?? self.owner, let repository = repository ?? self.repository else {
      return nil
    }
    return "\(origin)/\(owner)/\(repository)"
  }

  /// Returns a bare address of a thread or a commit of the server in short, such as `#12`.
  private func shortened(_ run: MarkupRun, _ link: String) -> MarkupRun {
    guard run.text == link, link.hasPrefix(origin + "/") else { return run }
    let rest = link.utf8.dropFirst(origin.utf8.count + 1)
    let halves = rest.split(separator: UInt8(ascii: "#"), maxSplits: 1)
    guard let path = halves.first else { return run }
    let words = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard words.count == 4, words[0] != "orgs" else { return run }
    let isOwn =
      (words[0].lowercased(), words[1].lowercased())
      == (owner?.lowercased(), repository?.lowercased())
    let place = isOwn ? "" : "\(words[0])/\(words[1])"
    var short = run
    switch words[2] {
    case "issues", "pull", "discussions":
      guard ReferenceScanner.number(Array(words[3].utf8)[...]) != nil else { return run }
      let fragment = halves.dropFirst().first.map { String(Substring($0)) } ?? ""
      let isComment = fragment.contains("comment-") || fragment.hasPrefix("discussion_r")
      short.text = "\(place)#\(words[3])\(isComment ? " (comment)" : "")"
    case "commit":
      guard ReferenceScanner.isHash(Array(words[3].utf8)[...]) else { return run }
      short.text = "\(place)\(isOwn ? "" : "@")\(words[3].prefix(7))"
    default: return run
    }
    short.style.insert(.reference)
    return short
  }
}
