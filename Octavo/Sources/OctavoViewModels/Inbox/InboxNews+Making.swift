import GitHubValues

nonisolated extension InboxNews {
  /// From so many threads on, there is one notification for all of them.
  private static let mostSingle = 5

  /// Returns the notifications of threads.
  static func news(about items: [InboxThread], for login: String?) -> [Self] {
    guard items.count >= mostSingle else {
      return items.map { item in
        let number = item.thread.subject.number.map { "#\($0)" } ?? ""
        return Self(
          title: item.thread.subject.title.inOneLine,
          detail: "\(item.thread.repository)\(number) · \(item.reasonWords(for: login))".inOneLine,
          thread: item.id
        )
      }
    }
    let repositories = Set(items.map { "\($0.thread.repository)" }).sorted()
    let shown = repositories.prefix(3).joined(separator: ", ")
    let more = repositories.count > 3 ? " and \(repositories.count - 3) more" : ""
    return [
      Self(
        title: "\(Strings.count(items.count, "new thread")) in the inbox",
        detail: "\(shown)\(more)".inOneLine,
        thread: nil
      )
    ]
  }
}
