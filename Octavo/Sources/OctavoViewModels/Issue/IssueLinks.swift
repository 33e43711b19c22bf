import BinderyNavigation
import GitHubValues

/// The issues and pull requests to which an issue is linked, as the store has them.
final class IssueLinks: ViewModel {
  /// The facts that only GraphQL has.
  @MutableProperty private var storedFacts = Stored<[GitHub.IssueFacts]>()
  @MutableProperty private var subIssues = Stored<[GitHub.Issue]>()
  @MutableProperty private var blockers = Stored<[GitHub.Issue]>()
  @MutableProperty private var blocked = Stored<[GitHub.Issue]>()

  /// Whether a request of the user has changed the links since they were read.
  var isOutdated = false
  /// The kinds of requests that change the links.
  static let kinds: Set<String> = [IssueLinkRequest.name, IssuePinRequest.name]

  private let services: Services

  /// Follows the place of an issue.
  init(_ services: Services, of place: Property<GitHub.IssuePlace?>) {
    self.services = services
    super.init()
    func stored<Item>(
      _ query: @escaping (GitHub.IssuePlace) -> StoreQuery<[Item]>
    ) -> SignalProducer<Stored<[Item]>, Never> {
      place.producer.skipRepeats().flatMap(.latest) { place in
        place.map { services.store.observe(query($0)) } ?? SignalProducer(value: Stored())
      }
    }
    _storedFacts <~ stored { .facts(of: $0) }
    _subIssues <~ stored { .linked(.subIssue, to: $0) }
    _blockers <~ stored { .linked(.blocker, to: $0) }
    _blocked <~ stored { .blocked(by: $0) }
  }

  /// The facts with the requests of the user; `nil` while they are not known.
  func facts(_ requests: [OutboxRow]) -> GitHub.IssueFacts? {
    guard var facts = storedFacts.value?.first else { return nil }
    for row in requests where !row.needsUser {
      if let pin = RequestKinds.request(row) as? IssuePinRequest { facts.isPinned = pin.isSet }
    }
    return facts
  }

  /// The issues that are linked, with the requests of the user.
  func linked(_ kind: IssueLinkKind, _ requests: [OutboxRow]) -> [GitHub.Issue] {
    var issues = (kind == .subIssue ? subIssues : blockers).value ?? []
    for row in requests where !row.needsUser {
      guard let link = RequestKinds.request(row) as? IssueLinkRequest, link.kind == kind else {
        continue
      }
      link.apply(to: &issues)
    }
    return issues
  }

  /// The issues that the issue blocks.
  var blocking: [GitHub.Issue] { blocked.value ?? [] }

  /// The number of seconds after which the facts are read again though the issue is the same.
  private static let longestAge = 600.0

  /// Requests the facts and the lists that an issue has, as far as they may have changed.
  func refresh(_ issue: GitHub.Issue, at place: GitHub.IssuePlace) async throws {
    guard !issue.isPullRequest else { return }
    let sync = services.sync
    let (facts, known) = untracked {
      (storedFacts, [subIssues, blockers, blocked].map { $0.value?.isEmpty == false })
    }
    let isNew = facts.readAt.map { $0 < issue.updatedAt ?? $0 } ?? true
    let isOutdated = isOutdated
    guard isNew || isOutdated || !services.isRecent(facts, for: Self.longestAge) else { return }
    let counts = issue.links ?? GitHub.IssueLinkCounts()
    if counts.subIssues > 0 || known[0] || isOutdated {
      try await sync.refresh(.linked(.subIssue, to: place))
    }
    if counts.blockedBy > 0 || known[1] || isOutdated {
      try await sync.refresh(.linked(.blocker, to: place))
    }
    if counts.blocking > 0 || known[2] { try await sync.refresh(.blocked(by: place)) }
    try await sync.refresh(.facts(of: place))
    self.isOutdated = false
  }
}
