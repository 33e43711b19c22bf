import Foundation
import GitHubValues

/// The words for an event: who did what where, with links.
///
/// An event of an unknown type or action is not dropped, but has a plain sentence.
nonisolated struct NewsSentence {
  var icon = NewsRow.Icon.other
  var runs: [NewsRow.Run]
  var detail: String?
  var link: NewsLink?

  private let event: GitHub.Event
  private let web: WebAddress

  init(_ event: GitHub.Event, on web: WebAddress) {
    self.event = event
    self.web = web
    runs = [NewsSentence.person(event.actor.login)]
    link = .repository(event.repository, nil)
    tell()
  }

  var row: NewsRow {
    NewsRow(
      id: event.id,
      actor: event.actor,
      icon: icon,
      runs: runs,
      detail: detail.map(Self.shortened),
      link: link,
      date: event.createdAt
    )
  }

  private mutating func tell() {
    switch event.kind {
    case .push(let name, let head, let before): tellOfPush(name, head, before)
    case .createRepository: say("created repository", .repository)
    case .create(let kind, let name): tellOfCreation(kind, name)
    case .delete(let kind, let name): tellOfDeletion(kind, name)
    case .star: say("starred", .star)
    case .fork(let fork): tellOfFork(fork)
    case .issue(let action, let number, let title): tellOfIssue(action, number, title)
    case .issueComment(let number, let title, let body, let onPullRequest):
      tellOfComment(number, onPullRequest ? "pull request" : "issue", body ?? title)
    case .pullRequest(let action, let number, let title):
      tellOfPullRequest(action, number, title)
    case .pullRequestReview(let number): tell("reviewed", "pull request", number, .review)
    case .pullRequestReviewComment(let number, let body):
      tellOfComment(number, "pull request", body)
    case .commitComment(let sha, let body): tellOfCommitComment(sha, body)
    case .member(let action, let login): tellOfMember(action, login)
    case .madePublic: say("open sourced", .repository)
    case .release(let tag, let name): tellOfRelease(tag, name)
    case .other(let type): tellOfSomething(type)
    }
  }

  // MARK: Git

  private mutating func tellOfPush(_ fullName: String, _ head: String, _ before: String) {
    icon = .push
    let reference = Self.reference(fullName)
    link = .repository(event.repository, reference)
    runs += [.init(" pushed to "), .init(reference.name, link), .init(" at "), repository()]
    let isNew = before.allSatisfy { $0 == "0" }
    detail = isNew ? Self.short(head) : "\(Self.short(before)) → \(Self.short(head))"
  }

  private mutating func tellOfCreation(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    link = .repository(event.repository, GitHub.Reference(kind: kind, name: name))
    runs += [.init(" created \(kind.rawValue) "), .init(name, link), .init(" at "), repository()]
  }

  private mutating func tellOfDeletion(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    runs += [.init(" deleted \(kind.rawValue) \(name) at "), repository()]
  }

  private mutating func tellOfFork(_ fork: GitHub.RepositoryName) {
    link = .repository(fork, nil)
    say("forked", .fork)
    runs += [.init(" to "), .init("\(fork)", link)]
  }

  private mutating func tellOfRelease(_ tag: String, _ name: String?) {
    icon = .release
    link = .repository(event.repository, GitHub.Reference(kind: .tag, name: tag))
    runs += [.init(" released "), .init(tag, link), .init(" of "), repository()]
    detail = name
  }

  // MARK: Talk

  private mutating func tellOfIssue(_ action: String, _ number: Int, _ title: String?) {
    let icon: NewsRow.Icon =
      switch action {
      case "closed": .issueClosed
      case "reopened": .issueReopened
      default: .issueOpened
      }
    tell(Self.plain(action), "issue", number, icon)
    detail = title
  }

  private mutating func tellOfPullRequest(_ action: String, _ number: Int, _ title: String?) {
    let verb = action == "synchronize" ? "updated" : Self.plain(action)
    tell(verb, "pull request", number, .pullRequest)
    detail = title
  }

  private mutating func tellOfComment(_ number: Int, _ noun: String, _ body: String?) {
    tell("commented on", noun, number, .comment)
    detail = body
  }

  private mutating func tellOfCommitComment(_ sha: String, _ body: String?) {
    icon = .comment
    link = page("commit", sha) ?? link
    runs += [
      .init(" commented on commit "), .init("\(event.repository)@\(Self.short(sha))", link),
    ]
    detail = body
  }

  // MARK: The rest

  private mutating func tellOfMember(_ action: String, _ login: String) {
    icon = .member
    let member = Self.person(login)
    link = member.link ?? link
    let joins = action == "added" ? "to" : action == "removed" ? "from" : "at"
    runs += [.init(" \(Self.plain(action)) "), member, .init(" \(joins) "), repository()]
  }

  private mutating func tellOfSomething(_ type: String) {
    let name = type.hasSuffix("Event") ? String(type.dropLast(5)) : type
    runs += [.init(" made an event (\(name)) at "), repository()]
  }

  // MARK: Pieces

  private mutating func say(_ verb: String, _ icon: NewsRow.Icon) {
    self.icon = icon
    runs += [.init(" \(verb) "), repository()]
  }

  private mutating func tell(
    _ verb: String,
    _ noun: String,
    _ number: Int,
    _ icon: NewsRow.Icon
  ) {
    self.icon = icon
    link = page(noun == "issue" ? "issues" : "pull", "\(number)") ?? link
    runs += [.init(" \(verb) \(noun) "), .init("\(event.repository)#\(number)", link)]
  }

  private func repository() -> NewsRow.Run {
    .init("\(event.repository)", .repository(event.repository, nil))
  }

  private func page(_ section: String, _ item: String) -> NewsLink? {
    web.page(of: event.repository, [section, item]).map { .web($0) }
  }

  private static func person(_ login: String) -> NewsRow.Run {
    login.isEmpty ? .init("Someone") : .init(login, .user(login))
  }

  private static func reference(_ fullName: String) -> GitHub.Reference {
    if fullName.hasPrefix("refs/tags/") {
      return .init(kind: .tag, name: String(fullName.dropFirst(10)))
    }
    let isFull = fullName.hasPrefix("refs/heads/")
    return .init(kind: .branch, name: isFull ? String(fullName.dropFirst(11)) : fullName)
  }

  private static func short(_ sha: String) -> String { String(sha.prefix(7)) }

  /// Returns GitHub's word for an action, such as “ready_for_review”, as plain text.
  private static func plain(_ action: String) -> String {
    action.split(separator: "_").joined(separator: " ")
  }

  /// Returns the beginning of a text, as much as a row can show.
  private static func shortened(_ text: String) -> String {
    let limit = 400
    return text.utf8.count <= limit ? text.trimmed : "\(text.prefix(limit).description.trimmed)…"
  }
}
