/// An issue with comments and events, which is opened as a whole.
public struct SandboxThread: Sendable {
  /// An entry of the thread.
  public enum Entry: Sendable {
    /// A comment of an account.
    case comment(String, by: String)
    /// An event.
    case event(SandboxEvent)
  }

  /// The title.
  public var title: String
  /// The login of the author.
  public var login: String
  /// The comments and events, oldest first.
  public var entries: [Entry]
  /// The seconds between two entries.
  public var pause = 90

  /// Makes a thread.
  public init(_ title: String, by login: String, _ entries: [Entry]) {
    (self.title, self.login, self.entries) = (title, login, entries)
  }

  /// Returns a thread of a length, in which comments and events are mixed evenly.
  ///
  /// - Parameters:
  ///   - comments: The number of comments.
  ///   - bots: The number of these that a bot has written, in pairs.
  ///   - events: The number of events, which are labels that are added and removed by turns.
  ///   - login: The login of the author of everything else.
  /// - Returns: The thread.
  public static func generated(
    comments: Int,
    bots: Int,
    events: Int,
    by login: String
  ) -> Self {
    let every = bots > 0 ? max(2, 2 * comments / bots) : Int.max
    var entries: [Entry] = []
    var written = 0
    for index in 0..<comments {
      let isBot = index % every < 2 && every < Int.max
      let author = isBot ? "gauge[bot]" : login
      entries.append(.comment("Comment \(index), at \(index % 100) degrees.", by: author))
      // Two neighbours by a bot stay neighbours.
      let due = isBot && index % every == 0 ? written : (index + 1) * events / comments
      for number in written..<max(due, written) {
        let label = #"{"name": "label-\#(number % 20)", "color": "d73a4a"}"#
        let kind = number.isMultiple(of: 2) ? "labeled" : "unlabeled"
        entries.append(.event(SandboxEvent(kind, by: login, ["label": label])))
      }
      written = max(due, written)
    }
    return Self("A thread of \(comments) comments", by: login, entries)
  }
}
