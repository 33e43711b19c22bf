import GitHubValues

nonisolated extension InboxNews {
  /// From so many threads on, there is one notification for all of them.
  private static let mostSingle = 5

  /// Returns the notifications of threads of an account, which is named where there are several.
  static func news(
    about items: [InboxThread],
    of account: StoredAccount.ID,
    named name: String? = nil
  ) -> [Self] {
    func detail(_ words: String...) -> String {
      (words + [name].compactMap(\.self)).joined(separator: " · ").inOneLine
    }
    guard items.count >= mostSingle else {
      return items.map { item in
        let number = item.thread.subject.number.map { "#\($0)" } ?? ""
        let place = "\(item.thread.repository)\(number)"
        return Self(
          title: item.thread.subject.title.inOneLine,
          detail: detail(place, item.reasonWords(for: account.login)),
          thread: item.id,
          account: account
        )
      }
    }
    let repositories = Set(items.map { "\($0.thread.repository)" }).sorted()
    let shown = repositories.prefix(3).joined(separator: ", ")
    let more = repositories.count > 3 ? " and \(repositories.count - 3) more" : ""
    return [
      Self(
        title: "\(Strings.count(items.count, "new thread")) in the inbox",
        detail: detail("\(shown)\(more)"),
        thread: nil,
        account: account
      )
    ]
  }
}
