import BinderyNavigation
import GitHubValues

/// The details that events lack in their feed, requested for the rows on the screen.
///
/// One request is sent at a time, and a detail in the store is never requested again. No request is
/// sent while few requests are left to the user. A subject on the screen waits until its request has
/// succeeded, or has failed for a reason that remains.
@MainActor
final class NewsDetails {
  /// The most requests between two calls of ``allowRequests()``.
  static let limit = 20

  /// The known details.
  @MutableProperty private(set) var known: [NewsSubject: GitHub.Event.Detail] = [:]

  private let services: Services
  private var lookedUp: Set<NewsSubject> = []
  private var failed: Set<NewsSubject> = []
  private var waiting: [NewsSubject] = []
  private var allowed = limit
  private var work: Task<Void, Never>?

  init(_ services: Services) {
    self.services = services
  }

  isolated deinit { work?.cancel() }

  /// Allows as many requests as the limit from now on.
  func allowRequests() {
    allowed = Self.limit
    start()
  }

  /// Cancels the request under way; ``allowRequests()`` sends it again, and those that wait.
  func cancel() {
    work?.cancel()
    work = nil
  }

  /// Reads the details of what is on the screen, and requests those that the store lacks.
  func show(_ subjects: [NewsSubject]) {
    let new = subjects.filter { lookedUp.insert($0).inserted }
    let stored = new.compactMap { subject in
      services.store.result(of: .detail(of: subject)).value.map { (subject, $0) }
    }
    if !stored.isEmpty { known.merge(stored) { _, new in new } }
    waiting = subjects.filter { known[$0] == nil && !failed.contains($0) }
    start()
  }

  private func start() {
    guard work == nil, !waiting.isEmpty else { return }
    work = Task { [weak self, services] in
      while !Task.isCancelled, let subject = self?.next() {
        let query = StoreQuery.detail(of: subject)
        do {
          try await services.sync.refresh(query)
          guard !Task.isCancelled else { return }
          self?.finish(subject, with: services.store.result(of: query).value)
        } catch {
          guard !Task.isCancelled else { return }
          self?.fail(subject, with: error)
        }
      }
      if !Task.isCancelled { self?.work = nil }
    }
  }

  private func next() -> NewsSubject? {
    guard allowed > 0, let subject = waiting.first, !services.sync.isNearLimit else { return nil }
    allowed -= 1
    return subject
  }

  private func finish(_ subject: NewsSubject, with detail: GitHub.Event.Detail?) {
    waiting.removeAll { $0 == subject }
    if let detail { known[subject] = detail } else { failed.insert(subject) }
  }

  /// Leaves an event without a detail; if the server cannot respond, all of them wait.
  private func fail(_ subject: NewsSubject, with error: any Error) {
    switch (error as? APIError)?.reason {
    case .offline, .timedOut, .rateLimited, .secondaryLimit, .server, .unauthorized:
      allowed = 0
    default:
      failed.insert(subject)
      waiting.removeAll { $0 == subject }
    }
  }
}
