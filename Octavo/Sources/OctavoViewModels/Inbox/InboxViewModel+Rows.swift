import Foundation
import GitHubValues

extension InboxViewModel {
  /// Returns the row of a thread.
  func row(of item: InboxThread) -> SummaryRow {
    let thread = item.thread
    let number = thread.subject.number.map { "#\($0)" } ?? ""
    return SummaryRow(
      item.id,
      thread.subject.title,
      sign: item.sign,
      mark: item.isUnread ? "New" : nil,
      detail: [
        "\(thread.repository)\(number)", item.subjectWords,
        item.reasonWords(for: services.outbox.login),
        thread.updatedAt.map { Strings.ago($0, now: now) },
        item.state?.lastAuthor.map { "last by \($0)" }, item.subscription?.words,
        item.isReadElsewhere ? "read elsewhere" : nil,
        item.bookmarkedAt == nil ? nil : "bookmarked here", item.mark == .done ? "done" : nil,
      ],
      thread.route ?? .inbox,
      address: thread.address(on: services.web)
    )
  }
}

extension InboxThread.Subscription {
  /// The state in one word.
  nonisolated fileprivate var words: String {
    switch self {
    case .unsubscribed: "unsubscribed"
    case .muted: "muted"
    }
  }
}
