import GitHubValues

nonisolated extension Strings {
  /// The state of a request in words.
  static func status(of row: OutboxRow, _ request: (any RequestKind)?) -> String {
    let noun = request.map { type(of: $0).noun } ?? "It"
    return switch row.state {
    case .held: "\(noun) can be taken back for a moment"
    case .waiting:
      UnsentReference.all(in: row.value).isEmpty
        ? "\(noun) waits to be sent" : "\(noun) waits for the issue to which it refers"
    case .sent: "\(noun) is being sent"
    case .doubt: "\(noun) may have been sent: that is looked up in a minute"
    case .refused: "\(noun) was refused: \(row.reason ?? "without a reason")"
    case .asks: "\(noun) waits for your word: \(row.reason ?? "without a reason")"
    }
  }

  /// The number of texts and requests that are not sent: “2 texts and requests are not sent”.
  static func unsent(_ count: Int) -> String {
    "\(self.count(count, "text or request is", "texts and requests are")) not sent"
  }

  /// The requests about many threads that are not sent, and the time that they take: one is sent
  /// each second, and at most half of the 5,000 requests of an hour are theirs, two for each.
  static func sending(_ count: Int) -> String {
    let minutes = max((count + 59) / 60, count / 1_250 * 60)
    return "\(self.count(count, "thread")) to send, in about \(self.count(minutes, "minute"))"
  }

  /// The sign of a reaction.
  static func sign(of content: GitHub.Reaction.Content) -> String {
    switch content {
    case .thumbsUp: "👍"
    case .thumbsDown: "👎"
    case .laugh: "😄"
    case .hooray: "🎉"
    case .confused: "😕"
    case .heart: "❤️"
    case .rocket: "🚀"
    case .eyes: "👀"
    default: ":\(content.rawValue):"
    }
  }
}
