import BinderyNavigation
import GitHubValues

/// The facts about the files of a pull request that its changes do not have: the marks of the user,
/// the owners, and the attributes that fold files.
final class PullFileFacts: ViewModel {
  /// The place of the pull request; `nil` until the id of the repository is known.
  @MutableProperty private(set) var place: GitHub.IssuePlace?
  @MutableProperty private var storedMarks = Stored<[GitHub.ViewedFile]>()
  @MutableProperty private var requests: [OutboxRow] = []
  @MutableProperty private var storedThreads = Stored<[GitHub.ReviewThread]>()
  @MutableProperty private var storedDetails = Stored<GitHub.PullDetails>()
  /// The threads at the lines of the files, by their paths.
  @Computed({ (facts: PullFileFacts) in
    Dictionary(grouping: facts.storedThreads.value ?? [], by: \.path)
      .mapValues { $0.map(LineThread.init) }
  })
  var threads
  /// The owners of the files by their paths, once they were asked for; `nil` before.
  @MutableProperty private(set) var owners: [String: [String]]?
  /// The last commit of the version whose owners are known.
  @MutableProperty private(set) var owned: String?
  /// Whether the attributes of a file fold it, by its path; without those that say nothing.
  @MutableProperty private(set) var attributes: [String: Bool] = [:]
  /// The last commit of the version whose attributes are known.
  @MutableProperty private(set) var attributed: String?

  /// The states of the marks by the paths of their files, with the requests of the user.
  @Computed({ (facts: PullFileFacts) in
    var states = Dictionary(
      (facts.storedMarks.value ?? []).map { ($0.path, $0.state) },
      uniquingKeysWith: { first, _ in first }
    )
    for row in facts.requests where !row.needsUser {
      guard let request = RequestKinds.request(row) as? FileMarkRequest else { continue }
      states[request.path] = request.mark.state
    }
    return states
  })
  var states

  /// The commit that the user has reviewed last; `nil` if none is known.
  var reviewedCommit: String? { storedDetails.value?.reviewedCommit }

  /// Whether the marks are known.
  var areMarksKnown: Bool { storedMarks.value != nil }

  /// Reads the owners of the files of a version.
  private(set) lazy var ownersCommand: Command<GitHub.PullRequestFiles, Void> = command(.latest) {
    facts,
    version in
    try await facts.services.activity { try await facts.readOwners(of: version) }
  }

  private let services: Services
  private let repository: GitHub.RepositoryName
  private let number: Int

  /// Follows a pull request.
  init(_ services: Services, _ repository: GitHub.RepositoryName, _ number: Int) {
    (self.services, self.repository, self.number) = (services, repository, number)
    super.init()
    _place
      <~ services.store.observe(.repository(repository)).map {
        $0.value?.place(ofIssue: number)
      }
      .skipRepeats()
    _storedMarks
      <~ $place.producer.flatMap(.latest) { place in
        place.map { services.store.observe(.viewedFiles(of: $0)) }
          ?? SignalProducer(value: Stored())
      }
    _storedThreads
      <~ $place.producer.flatMap(.latest) { place in
        place.map { services.store.observe(.reviewThreads(of: $0)) }
          ?? SignalProducer(value: Stored())
      }
    _storedDetails
      <~ $place.producer.flatMap(.latest) { place in
        place.map { services.store.observe(.pullDetails(of: $0)) }
          ?? SignalProducer(value: Stored())
      }
    _requests
      <~ $place.producer.flatMap(.latest) { place in
        place.map { services.outbox.requests(on: FileMarkRequest.subject(of: $0)) }
          ?? SignalProducer(value: [])
      }
  }

  /// Requests the place, the marks and the attributes of a version.
  ///
  /// A server without GraphQL has no marks, and most versions have no attributes: neither is a
  /// failure to show.
  func refresh(_ version: GitHub.PullRequestFiles) async throws {
    if untracked({ place }) == nil {
      try await optional { try await services.sync.refresh(.repository(repository)) }
    }
    if let place = untracked({ place }) {
      try await optional { try await services.sync.refresh(.viewedFiles(of: place)) }
      try await optional { try await services.sync.refresh(.reviewThreads(of: place)) }
      if !services.isRecent(untracked { storedDetails }) {
        try await optional { try await services.sync.refresh(.pullDetails(of: place)) }
      }
    }
    let head = version.head.sha
    guard untracked({ attributed }) != head else { return }
    let text = try await file(.attributes(of: repository, at: head))?.text ?? ""
    let paths = version.files.map(\.path)
    let folded = await GitHub.GitAttributes(reading: text).areFolded(paths)
    (attributes, attributed) = (folded, head)
  }

  /// Reads CODEOWNERS of the branch that gets the changes, once for a commit.
  private func readOwners(of version: GitHub.PullRequestFiles) async throws {
    var text = ""
    for path in GitHub.CodeOwners.paths {
      let query = StoreQuery.codeOwners(path, of: repository, at: version.base.sha)
      guard let file = try await file(query) else { continue }
      text = file.text
      break
    }
    let paths = version.files.map(\.path)
    let owners = await GitHub.CodeOwners(reading: text).owners(ofAll: paths)
    guard !Task.isCancelled else { return }
    self.owners = Dictionary(zip(paths, owners)) { first, _ in first }
    owned = version.head.sha
  }

  /// Returns a file at a commit, which never changes; `nil` if the commit has none.
  private func file(_ query: StoreQuery<GitHub.File>) async throws -> GitHub.File? {
    if let stored = services.store.result(of: query).value { return stored }
    try await optional { try await services.sync.refresh(query) }
    return services.store.result(of: query).value
  }

  /// Requests what many pull requests do not have; only an end of the task ends it.
  private func optional(_ request: () async throws -> Void) async throws {
    do {
      try await request()
    } catch let error as CancellationError {
      throw error
    } catch {
      // The files are shown without it.
    }
  }
}
