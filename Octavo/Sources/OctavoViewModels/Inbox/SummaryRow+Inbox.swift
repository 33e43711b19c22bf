import Foundation
import GitHubValues

nonisolated extension SummaryRow {
  /// Makes the row of a thread of the inbox.
  init(_ source: InboxItem) {
    let (item, owner) = (source.thread, source.owner.value)
    let thread = item.thread
    let number = thread.subject.number.map { "#\($0)" } ?? ""
    self.init(
      source.id,
      thread.subject.title,
      sign: item.sign,
      mark: item.isUnread ? "New" : nil,
      detail: [
        owner.name, "\(thread.repository)\(number)", item.subjectWords,
        item.reasonWords(for: owner.login),
        source.age?.words,
        item.state?.lastAuthor.map { "last by \($0)" }, item.subscription?.words,
        item.isReadElsewhere ? "read elsewhere" : nil,
        item.bookmarkedAt == nil ? nil : "bookmarked here", item.mark == .done ? "done" : nil,
      ],
      thread.route ?? .inbox,
      address: thread.address(on: owner.web)
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
