import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The issues of repositories that the user keeps.
extension LiveSync {
  /// Reads what was changed in a repository since its kept issues were read.
  ///
  /// The first reading of all of them is not waited for: it takes as long as it takes.
  func refreshKept(_ name: GitHub.RepositoryName) async throws {
    guard let state = try await kept(name) else { return }
    if state.isDue(at: now()) { onKeptDue() }
    guard state.wholeAt != nil else { return }
    while try await !readKept(name) {}
  }

  /// Returns the state of the issues of a repository; `nil` if they are not kept.
  func kept(_ name: GitHub.RepositoryName) async throws -> KeptIssues? {
    try await account.document(StoreQuery<KeptIssues>.keptState(of: name).name)
  }

  /// Reads the next portion of a repository’s issues in the order of their changes.
  ///
  /// - Returns: Whether it was the last one.
  func readKept(_ name: GitHub.RepositoryName) async throws -> Bool {
    guard let place = try await kept(name)?.place else { return true }
    guard let (page, count) = try await keepPage(of: name, at: place, isChecked: false) else {
      return false
    }
    let (date, isLast) = (now(), page.next == nil)
    let isKept = try await change(name) { state in
      state.place = place.after(page)
      state.count = count
      state.total = max(state.total, count)
      if isLast, state.wholeAt == nil { state.wholeAt = date }
    }
    return isLast || !isKept
  }

  /// Performs a step of the check for issues that the server has no longer: reads a portion of all
  /// issues, or requests one that was in none of them.
  ///
  /// An issue that was moved or deleted is not among those that were changed, so it would stay.
  func checkKept(_ name: GitHub.RepositoryName) async throws {
    guard let state = try await kept(name), state.wholeAt != nil else { return }
    guard state.isCheckRead else {
      let place = state.check ?? KeptIssues.Place()
      let read = try await keepPage(of: name, at: place, isChecked: true)
      guard let (page, count) = read else { return }
      _ = try await change(name) { state in
        state.check = place.after(page)
        state.count = count
        state.isCheckRead = page.next == nil
      }
      return
    }
    let key = try listKey(name)
    if let missing = try await account.firstUnchecked(in: key) {
      return try await requestKept(missing.number, of: name)
    }
    try await write { try await $0.endCheck(of: key) }
    let date = now()
    _ = try await change(name) { state in
      (state.check, state.isCheckRead, state.checkedAt) = (nil, false, date)
    }
  }

  /// Removes an issue from those that are kept, because it has been deleted or moved or cannot be
  /// read any more.
  func removeKept(_ number: String, of repository: String) async throws {
    guard let name = GitHub.RepositoryName(repository), try await kept(name) != nil else { return }
    let key = try listKey(name)
    guard let count = try await account.removeKept(number, of: "issues", from: key) else { return }
    _ = try await change(name) { $0.count = count }
  }

  /// Removes the issues of a repository, and their state.
  func endKeeping(_ name: GitHub.RepositoryName) async throws {
    let (key, query) = (try listKey(name), StoreQuery<KeptIssues>.keptState(of: name))
    try await write { [limit = documentLimit] in
      try await $0.removeDocuments([query.name])
      try await $0.stopKeeping(query.name, limit: limit)
      try await $0.removeKept(key)
    }
  }

  /// Requests an issue that a check has not found, and removes it if it is not there.
  private func requestKept(_ number: Int, of name: GitHub.RepositoryName) async throws {
    do {
      let revision = try await account.viewerRevision()
      let issue = try await gitHub.send(.issue(number, of: name))
      if issue.number == number {
        try await keep([issue], in: name, isChecked: true, since: revision)
        return
      }
    } catch let error as APIError where error.isOfMissingIssue {}
    try await removeKept("\(number)", of: "\(name)")
  }

  private func listKey(_ name: GitHub.RepositoryName) throws -> ListKey<GitHub.Issue> {
    ListKey(ListQuery.keptIssues(of: name), of: try account.login)
  }

  /// Requests and stores a page.
  ///
  /// - Returns: The page, and the number of issues that are kept then; `nil` if it was not stored.
  private func keepPage(
    of name: GitHub.RepositoryName,
    at place: KeptIssues.Place,
    isChecked: Bool
  ) async throws -> (GitHub.Page<GitHub.Issue>, Int)? {
    let revision = try await account.viewerRevision()
    let page = try await gitHub.send(
      .issues(of: name, changedSince: place.since, page: place.page)
    )
    let count = try await keep(page.items, in: name, isChecked: isChecked, since: revision)
    return count.map { (page, $0) }
  }

  @discardableResult
  private func keep(
    _ issues: [GitHub.Issue],
    in name: GitHub.RepositoryName,
    isChecked: Bool,
    since revision: Int64
  ) async throws -> Int? {
    let (key, date) = (try listKey(name), now())
    var count: Int?
    try await write {
      count = try await $0.keep(
        issues,
        in: key,
        isChecked: isChecked,
        at: date,
        since: revision
      ) { issue in
        let group = issue.isPullRequest ? 2 : issue.state == .closed ? 1 : 0
        return group << 40 - issue.number
      }
    }
    return count
  }

  /// Changes the state of the issues of a repository.
  ///
  /// - Returns: Whether they are still kept; otherwise what was stored meanwhile is removed.
  private func change(
    _ name: GitHub.RepositoryName,
    _ change: @escaping @Sendable (inout KeptIssues) -> Void
  ) async throws -> Bool {
    let document = StoreQuery<KeptIssues>.keptState(of: name).name
    var isKept = false
    try await write { [now] in
      isKept = try await $0.change(document: document, as: KeptIssues.self, at: now(), change)
    }
    if !isKept { try await endKeeping(name) }
    return isKept
  }
}

extension APIError {
  /// Whether an issue has been deleted, has moved, or cannot be read any more.
  var isOfMissingIssue: Bool { [.notFound, .gone, .redirect].contains(reason) }
}
