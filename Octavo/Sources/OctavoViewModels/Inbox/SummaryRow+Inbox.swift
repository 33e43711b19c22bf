import Foundation
import GitHubValues

nonisolated extension SummaryRow {
  /// Makes the row of a thread of the inbox.
  init(_ source: InboxItem, on web: WebAddress) {
    let item = source.thread
    let thread = item.thread
    let number = thread.subject.number.map { "#\($0)" } ?? ""
    self.init(
      item.id,
      thread.subject.title,
      sign: item.sign,
      mark: item.isUnread ? "New" : nil,
      detail: [
        "\(thread.repository)\(number)", item.subjectWords,
        item.reasonWords(for: source.login),
        source.age?.words,
        item.state?.lastAuthor.map { "last by \($0)" }, item.subscription?.words,
        item.isReadElsewhere ? "read elsewhere" : nil,
        item.bookmarkedAt == nil ? nil : "bookmarked here", item.mark == .done ? "done" : nil,
      ],
      thread.route ?? .inbox,
      address: thread.address(on: web)
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
