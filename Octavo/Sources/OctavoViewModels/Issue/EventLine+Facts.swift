import Foundation
import GitHubValues
import OctavoMarkup

extension EventLine {
  /// Returns a fact of an event; `nil` if the event lacks it.
  nonisolated func runs(
    of fact: EventSentence.Fact,
    _ event: GitHub.IssueEvent
  ) -> [MarkupRun]? {
    switch (fact, event.detail) {
    case (.label, .label(let label)?): [.fact(label.name)]
    case (.assignee, .assignee(let account)?):
      account.login == event.actor?.login
        ? [.muted("themselves")] : [self.account(account)]
    case (.reviewer, .reviewer(let account)?): [self.account(account)]
    case (.milestone, .milestone(let title)?): [.fact(title)]
    case (.oldTitle, .rename(let title, _)?): [.fact(title, style: .strike)]
    case (.newTitle, .rename(_, let title)?): [.fact(title)]
    case (.oldType, .type(let type, _)?): type.map { [.fact($0)] }
    case (.newType, .type(_, let type)?): type.map { [.fact($0)] }
    case (.lockReason, .lock(let reason)?): [.muted(reason.eventName)]
    case (.reason, .state(let reason)?): [.muted(reason.words.eventName)]
    case (.commit, .commit(let hash, _, _)?): [commit(hash)]
    case (.commit, _):
      (event.commit ?? end(of: event)?.commit).map { [commit($0)] }
    case (.message, .commit(_, let message, _)?):
      message.split(separator: "\n").first.map { [.fact(String($0))] }
    case (.issue, .reference(let issue)?): runs(of: issue)
    case (.issue, _): end(of: event).flatMap { runs(of: $0) }
    case (.oldHead, _):
      // A push whose later commit is known had an earlier one, too.
      end(of: event).flatMap { end in
        end.old.map { [commit($0)] } ?? end.new.map { _ in [.muted("a deleted commit")] }
      }
    case (.newHead, _): end(of: event)?.new.map { [commit($0)] }
    case (.oldBase, _): end(of: event)?.old.map { [.fact($0, style: .code)] }
    case (.newBase, _): end(of: event)?.new.map { [.fact($0, style: .code)] }
    case (.words, _): end(of: event)?.words.map { [.fact($0)] }
    case (.review, .review(let review)?): [.muted(review.state.words)]
    default: nil
    }
  }

  private nonisolated func end(of event: GitHub.IssueEvent) -> GitHub.IssueEventEnd? {
    ends.first { $0.isOf(event) }
  }

  /// The page with the changes that a force push made; `nil` for another event.
  nonisolated func changes(of event: GitHub.IssueEvent) -> ThreadEntry.Target? {
    guard let pull, event.kind == .headForcePushed, let end = end(of: event), let old = end.old,
      let new = end.new, CommitRange("\(old)..\(new)") != nil,
      let page = web.page(of: repository, ["pull", "\(pull)", "files", "\(old)..\(new)"])
    else { return nil }
    return ThreadEntry.Target(title: "Changes", address: page.absoluteString)
  }

  /// Returns the other end of an event; `nil` if GraphQL has none.
  private nonisolated func runs(of end: GitHub.IssueEventEnd) -> [MarkupRun]? {
    if let issue = end.issue { return runs(of: issue) }
    guard let name = end.repository else { return nil }
    return [.fact("\(name)", link: web.page(of: name)?.absoluteString)]
  }

  /// The page of an issue.
  nonisolated func target(of issue: GitHub.Issue) -> ThreadEntry.Target {
    let name = issue.repository ?? repository
    let number = "#\(issue.number)"
    let page = web.page(of: name, [issue.isPullRequest ? "pull" : "issues", "\(issue.number)"])
    return ThreadEntry.Target(
      title: name == repository ? number : "\(name)\(number)",
      address: page?.absoluteString ?? ""
    )
  }

  /// Returns the first digits of a hash, as a link to the commit.
  private nonisolated func commit(_ hash: String) -> MarkupRun {
    let isHash = hash.count >= 7 && hash.allSatisfy { $0.isHexDigit && $0.isASCII }
    let page = isHash ? web.page(of: repository, ["commit", hash]) : nil
    return .fact(String(hash.prefix(7)), style: .code, link: page?.absoluteString)
  }

  /// Returns the number of an issue as a link to it, with its title and its state.
  nonisolated func runs(of issue: GitHub.Issue) -> [MarkupRun] {
    let target = target(of: issue)
    return [
      MarkupRun(target.title, link: target.address.isEmpty ? nil : target.address),
      MarkupRun(issue.title.isEmpty ? "" : " \(issue.title.eventName)"),
      .muted(" (\(issue.stateWords.lowercased()))"),
    ]
  }
}

extension GitHub.Review.State {
  /// The result of a review in words.
  fileprivate nonisolated var words: String {
    switch self {
    case .approved: "approved"
    case .changesRequested: "changes are requested"
    case .dismissed: "dismissed"
    default: "no decision"
    }
  }
}
