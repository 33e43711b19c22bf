/// A notification outside of the program: of a thread of the inbox, or of several.
public nonisolated struct InboxNews: Sendable, Equatable {
  /// The title of the subject, or the number of threads.
  public let title: String
  /// The place and the reason, or the repositories: no text that others have written.
  public let detail: String
  /// The number of the thread, or the path of a page; `nil` for several threads.
  public let thread: String?
  /// The account.
  public let account: StoredAccount.ID

  /// The account and the thread as one text, which is what a click on the notification passes on.
  public var target: String {
    ["\(account)", thread].compactMap(\.self).joined(separator: " ")
  }
}

extension InboxNews {
  /// The thread that a notification is about, as its ``target`` says.
  nonisolated struct Target: Equatable {
    /// The account; `nil` for the one that is shown.
    let account: StoredAccount.ID?
    /// The number of the thread, or the path of a page; `nil` for several threads.
    let thread: String?

    /// The path of a page; `nil` for threads.
    var path: String? { thread.flatMap { $0.hasPrefix("/") ? $0 : nil } }

    /// Reads a text; each text is a target.
    init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 1)
      account = words.first.flatMap { StoredAccount.ID("\($0)") }
      let rest = account == nil ? words[...] : words.dropFirst()
      thread = rest.isEmpty ? nil : rest.joined(separator: " ")
    }
  }
}
