import BinderyNavigation
import Foundation
import GitHubValues
import OctavoMarkup

/// The comments that are new since the user has read the thread, as far as the inbox knows.
extension IssueViewModel {
  /// The name of the line above the first new comment.
  private static let line = "new-comments"

  /// Returns the time until which the user has read a thread in which something is new; `nil` for
  /// another thread, and for one that was never read.
  static func readUntil(
    _ repository: GitHub.RepositoryName,
    _ number: Int,
    _ services: Services
  ) -> Date? {
    services.inbox.isReading = true
    let item = untracked { services.inbox.thread(at: .issue(repository, number)) }
    guard let item, item.isUnread else { return nil }
    return item.thread.lastReadAt
  }

  /// The comments of others that were written after the user has read the thread; of those by bots,
  /// and of commands for them, the ones that mention the user.
  var newEntries: [ThreadEntry] {
    guard let readUntil else { return [] }
    let login = services.outbox.login ?? ""
    return entries.filter { entry in
      guard case .comment(let comment) = entry.subject, !comment.isBy(login),
        !comment.isAutomatic(bots, for: login)
      else { return false }
      return comment.createdAt.map { $0 > readUntil } ?? false
    }
  }

  /// The line above the first new comment.
  func newLine(above row: ThreadEntry) -> [MarkupSection] {
    guard row.id == firstNew else { return [] }
    let words = "New since you read it: \(Strings.count(newEntries.count, "comment"))"
    return [
      MarkupSection(name: Self.line, head: [MarkupRun(words, style: [.strong, .added])], text: "")
    ]
  }

  /// Scrolls to the first new comment as soon as it is there, unless the user is elsewhere by then.
  func showFirstNew() {
    lifetime.observe(self, self, \.firstNew, initial: true) { viewModel, _, new in
      guard let new, viewModel.selectedID == nil, viewModel.writing == nil else { return }
      viewModel.selectedID = new
      viewModel.isAtSection = true
      viewModel.section = SectionReveal(Self.line, after: viewModel.section)
    }
  }

  /// Requests the thread, which is read when it has come; without a response it is read if the copy
  /// on show has all of it.
  func refreshAndRead() async throws {
    let before = untracked { page?.updatedAt }
    do {
      try await refreshThread()
      loadedUntil = untracked { item?.thread.updatedAt }
      markAsRead(upTo: .distantFuture)
    } catch {
      // The issue may have come without what is new in it.
      markAsRead(upTo: before)
      throw error
    }
    try await refreshTimeline()
  }

  /// Marks the thread as read that was loaded while the page was beside the list, or requests it
  /// again if something in it is newer.
  func readLoaded() {
    guard let loadedUntil, let item = untracked({ item }) else { return }
    let last = item.thread.lastReadAt
    if item.isUnread, let last, last != untracked({ readUntil }) {
      // The page has stood beside the list since the user read the thread.
      batch { (readUntil, selectedID) = (last, nil) }
    }
    if item.thread.isNewer(than: loadedUntil) {
      refreshCommand.execute()
    } else {
      markAsRead(upTo: loadedUntil)
    }
  }

  /// The thread of the inbox.
  private var item: InboxThread? { services.inbox.thread(at: .issue(repository, number)) }

  /// Marks the thread as read if the user has opened the page, and nothing in it is newer.
  private func markAsRead(upTo date: Date?) {
    guard phase == .active, !isBeside, let item = untracked({ item }), let date,
      !item.thread.isNewer(than: date)
    else { return }
    services.markAsRead(item)
  }
}
