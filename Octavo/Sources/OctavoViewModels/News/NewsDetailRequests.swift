import BinderyNavigation
import GitHubValues

/// Requests the details that the rows on the screen lack, which their feed has not sent.
///
/// A few requests are sent at once, and none twice. No request is sent while few requests are left
/// to the user. A subject on the screen waits until its request has succeeded, or has failed for a
/// reason that remains.
@MainActor
final class NewsDetailRequests {
  /// The most requests between two calls of ``allowRequests()``.
  static let limit = 20
  /// The most requests under way.
  static let mostAtOnce = 3

  private let services: Services
  private var finished: Set<NewsSubject> = []
  private var waiting: [NewsSubject] = []
  private var allowed = limit
  private var underWay: [NewsSubject: Task<Void, Never>] = [:]

  init(_ services: Services) {
    self.services = services
  }

  isolated deinit {
    for task in underWay.values { task.cancel() }
  }

  /// Allows as many requests as the limit from now on.
  func allowRequests() {
    allowed = Self.limit
    start()
  }

  /// Cancels the requests under way; ``allowRequests()`` sends them again, and those that wait.
  func cancel() {
    for task in underWay.values { task.cancel() }
    underWay = [:]
  }

  /// Requests the details of subjects in place of those that wait.
  func request(_ subjects: [NewsSubject]) {
    waiting = subjects.filter { !finished.contains($0) }
    start()
  }

  private func start() {
    while underWay.count < Self.mostAtOnce, let subject = next() {
      underWay[subject] = Task { [weak self, services] in
        do {
          try await services.sync.refresh(.detail(of: subject))
          guard !Task.isCancelled else { return }
          self?.finish(subject)
        } catch {
          guard !Task.isCancelled else { return }
          self?.fail(subject, with: error)
        }
        self?.end(subject)
      }
    }
  }

  private func next() -> NewsSubject? {
    guard allowed > 0, !services.sync.isNearLimit,
      let subject = waiting.first(where: { underWay[$0] == nil })
    else { return nil }
    allowed -= 1
    return subject
  }

  private func end(_ subject: NewsSubject) {
    underWay[subject] = nil
    start()
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
