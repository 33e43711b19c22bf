import Foundation
import GitHubValues
import OctavoMarkup

/// Writes events of a thread as a line: a sign, the account, what it did, and the age.
nonisolated struct EventLine {
  /// The pages of the server.
  let web: WebAddress
  /// The repository of the thread.
  let repository: GitHub.RepositoryName
  /// The present time.
  let now: Date
  /// The other ends of events, which only GraphQL has.
  var ends: [GitHub.IssueEventEnd] = []
  /// The number of the pull request whose thread it is; `nil` for an issue.
  var pull: Int?

  /// Returns the line of neighbouring events by one account.
  func runs(of events: [GitHub.IssueEvent]) -> [MarkupRun] {
    guard let first = events.first, let last = events.last else { return [] }
    let sign = EventKinds.rows[first.kind.rawValue]?.sign ?? "•"
    var runs = [MarkupRun("\(sign) ", style: [.muted, .decoration])]
    runs += author(of: first) + [.muted(" ")] + sentence(of: events)
    if let date = last.createdAt { runs.append(.muted(" · \(Strings.ago(date, now: now))")) }
    if let changes = changes(of: last) {
      runs += [.muted(" · "), MarkupRun(changes.title, link: changes.address)]
    }
    return runs
  }

  /// The page of the changes of a force push, or of the first issue or commit in a line; `nil` if
  /// the line has none.
  func target(of events: [GitHub.IssueEvent]) -> ThreadEntry.Target? {
    for event in events {
      if let changes = changes(of: event) { return changes }
      for fact in [EventSentence.Fact.issue, .commit] {
        let run = runs(of: fact, event)?.first
        if let run, let link = run.link { return .init(title: run.text, address: link) }
      }
    }
    return nil
  }

  /// Returns the sentences of the kinds, in the order in which they occur.
  private func sentence(of events: [GitHub.IssueEvent]) -> [MarkupRun] {
    var kinds: [GitHub.IssueEventKind] = []
    for event in events where !kinds.contains(event.kind) { kinds.append(event.kind) }
    let sentences = kinds.map { kind in
      sentence(of: kind, events.filter { $0.kind == kind })
    }
    return Self.joined(sentences)
  }

  private func sentence(
    of kind: GitHub.IssueEventKind,
    _ events: [GitHub.IssueEvent]
  ) -> [MarkupRun] {
    guard let sentence = EventKinds.rows[kind.rawValue]?.sentence else {
      return [.muted("caused the event "), .fact(kind.rawValue)]
    }
    return sentence.parts.flatMap { part -> [MarkupRun] in
      switch part {
      case .words(let words): return [.muted(words)]
      case .noun(let noun): return [.muted(events.count > 1 ? "\(noun)s" : noun)]
      case .fact(let before, let fact):
        let values = events.compactMap { runs(of: fact, $0) }
        return values.isEmpty ? [] : [.muted(before)] + Self.joined(values)
      }
    }
  }

  /// Returns lists with commas between them, and “and” before the last one.
  private static func joined(_ lists: [[MarkupRun]]) -> [MarkupRun] {
    lists.enumerated().flatMap { index, list in
      index == 0 ? list : [.muted(index == lists.count - 1 ? " and " : ", ")] + list
    }
  }

  /// The account, or the name of the author of a commit, which has no account.
  private func author(of event: GitHub.IssueEvent) -> [MarkupRun] {
    if let actor = event.actor { return [account(actor, style: .strong)] }
    guard case .commit(_, _, let author)? = event.detail, event.kind == .committed else {
      return [MarkupRun("ghost", style: .strong)]
    }
    return [author.map { .fact($0, style: .strong) } ?? MarkupRun("An author", style: .strong)]
  }

  /// Returns the name of an account as a link to its page, if it can be one.
  func account(_ account: GitHub.Account, style: MarkupStyle = []) -> MarkupRun {
    let page = account.login.isName ? web.page(of: account.login) : nil
    return .fact(account.login, style: style, link: page?.absoluteString)
  }
}

nonisolated extension MarkupRun {
  /// Makes words of a sentence.
  static func muted(_ words: String) -> Self { MarkupRun(words, style: .muted) }

  /// Makes a name that others have written.
  static func fact(_ name: String, style: MarkupStyle = [], link: String? = nil) -> Self {
    MarkupRun(name.eventName, style: style, link: link)
  }
}

nonisolated extension String {
  /// The most characters of a name in a line.
  private static let longestName = 256

  /// The text in one line, cut off where it is longer than a title can be.
  var eventName: String {
    let start = prefix(Self.longestName + 1)
    let words = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return start.count > Self.longestName ? "\(words.prefix(Self.longestName))…" : words
  }
}
