import BinderyNavigation
import GitHubValues

/// Requests the details that the rows on the screen lack, which their feed has not sent.
///
/// One request is sent at a time, and none twice. No request is sent while few requests are left to
/// the user. A subject on the screen waits until its request has succeeded, or has failed for a
/// reason that remains.
@MainActor
final class NewsDetailRequests {
  /// The most requests between two calls of ``allowRequests()``.
  static let limit = 20

  private let services: Services
  private var finished: Set<NewsSubject> = []
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

  /// Requests the details of subjects in place of those that wait.
  func request(_ subjects: [NewsSubject]) {
    waiting = subjects.filter { !finished.contains($0) }
    start()
  }

  private func start() {
    guard work == nil, !waiting.isEmpty else { return }
    work = Task { [weak self, services] in
      while !Task.isCancelled, let subject = self?.next() {
        do {
          try await services.sync.refresh(.detail(of: subject))
          guard !Task.isCancelled else { return }
          self?.finish(subject)
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

  private func finish(_ subject: NewsSubject) {
    finished.insert(subject)
    waiting.removeAll { $0 == subject }
  }

  /// Leaves an event without a detail; if the server cannot respond, all of them wait.
  private func fail(_ subject: NewsSubject, with error: any Error) {
    switch (error as? APIError)?.reason {
    case .offline, .timedOut, .rateLimited, .secondaryLimit, .server, .unauthorized: allowed = 0
    default: finish(subject)
    }
  }
}
