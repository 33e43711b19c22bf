/// A notification outside of the program: of a thread of the inbox, or of several.
public nonisolated struct InboxNews: Sendable, Equatable {
  /// The title of the subject, or the number of threads.
  public let title: String
  /// The place and the reason, or the repositories: no text that others have written.
  public let detail: String
  /// The number of the thread; `nil` for several.
  public let thread: String?
}
