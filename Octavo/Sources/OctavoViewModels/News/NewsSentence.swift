import Foundation
import GitHubValues

/// The words for an event: who did what where, with links.
///
/// Feeds grow new types and actions now and then. None of them is dropped: what is not known is
/// told plainly.
struct NewsSentence {
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
    case .push, .createRepository, .create, .delete, .fork, .release: tellOfGit()
    case .issue, .issueComment: tellOfIssue()
    case .pullRequest, .pullRequestReview, .pullRequestReviewComment: tellOfPullRequest()
    case .star: say("starred", .star, at: nil)
    case .madePublic: say("open sourced", .repository, at: nil)
    case .commitComment(let sha, let body): tellOfCommitComment(sha, body)
    case .member(let action, let login): tellOfMember(action, login)
    case .other(let type):
      let name = type.hasSuffix("Event") ? String(type.dropLast(5)) : type
      runs += [.init(" did something (\(name)) at "), repository()]
    }
  }

  // MARK: Git

  private mutating func tellOfGit() {
    switch event.kind {
    case .push(let reference, let head, let before):
      tellOfPush(reference, head, before)
    case .createRepository:
      say("created repository", .repository, at: nil)
    case .create(let kind, let name):
      let reference = GitHub.Reference(kind: kind, name: name)
      icon = kind == .branch ? .branch : .tag
      link = .repository(event.repository, reference)
      runs += [.init(" created \(kind.rawValue) "), .init(name, link), .init(" at "), repository()]
    case .delete(let kind, let name):
      icon = kind == .branch ? .branch : .tag
      runs += [.init(" deleted \(kind.rawValue) \(name) at "), repository()]
    case .fork(let fork):
      link = .repository(fork, nil)
      say("forked", .fork, at: nil)
      runs += [.init(" to "), .init("\(fork)", link)]
    case .release(let tag, let name):
      icon = .release
      link = .repository(event.repository, GitHub.Reference(kind: .tag, name: tag))
      runs += [.init(" released "), .init(tag, link), .init(" of "), repository()]
      detail = name
    default:
      break
    }
  }

  private mutating func tellOfPush(_ fullName: String, _ head: String, _ before: String) {
    icon = .push
    let name = Self.shortName(fullName)
    link = .repository(event.repository, name)
    runs += [.init(" pushed to "), .init(name.name, link), .init(" at "), repository()]
    let isNew = before.allSatisfy { $0 == "0" }
    detail = isNew ? Self.short(head) : "\(Self.short(before)) → \(Self.short(head))"
  }

  // MARK: Talk

  private mutating func tellOfIssue() {
    switch event.kind {
    case .issue(let action, let number, let title):
      icon =
        switch action {
        case "closed": .issueClosed
        case "reopened": .issueReopened
        default: .issueOpened
        }
      tell("\(Self.plain(action)) issue", number, "issues")
      detail = title
    case .issueComment(let number, let title, let body, let onPullRequest):
      icon = .comment
      tell(
        "commented on \(onPullRequest ? "pull request" : "issue")",
        number,
        onPullRequest ? "pull" : "issues"
      )
      detail = body ?? title
    default:
      break
    }
  }

  private mutating func tellOfPullRequest() {
    switch event.kind {
    case .pullRequest(let action, let number, let title):
      icon = .pullRequest
      let verb = action == "synchronize" ? "updated" : Self.plain(action)
      tell("\(verb) pull request", number, "pull")
      detail = title
    case .pullRequestReview(let number):
      icon = .review
      tell("reviewed pull request", number, "pull")
    case .pullRequestReviewComment(let number, let body):
      icon = .comment
      tell("commented on pull request", number, "pull")
      detail = body
    default:
      break
    }
  }

  private mutating func tellOfCommitComment(_ sha: String, _ body: String?) {
    icon = .comment
    link = page("commit", sha) ?? link
    runs += [
      .init(" commented on commit "), .init("\(event.repository)@\(Self.short(sha))", link),
    ]
    detail = body
  }

  private mutating func tellOfMember(_ action: String, _ login: String) {
    icon = .member
    let member = Self.person(login)
    link = member.link ?? link
    let joins = action == "added" ? "to" : action == "removed" ? "from" : "at"
    runs += [.init(" \(Self.plain(action)) "), member, .init(" \(joins) "), repository()]
  }

  // MARK: Pieces

  private mutating func say(
    _ verb: String,
    _ icon: NewsRow.Icon,
    at reference: GitHub.Reference?
  ) {
    self.icon = icon
    runs += [.init(" \(verb) "), repository()]
  }

  private mutating func tell(_ verb: String, _ number: Int, _ section: String) {
    link = page(section, "\(number)") ?? link
    runs += [.init(" \(verb) "), .init("\(event.repository)#\(number)", link)]
  }

  private func repository() -> NewsRow.Run {
    .init("\(event.repository)", .repository(event.repository, nil))
  }

  private func page(_ section: String, _ item: String) -> NewsLink? {
    web.page(of: event.repository, [section, item]).map { .web($0) }
  }

  private static func person(_ login: String) -> NewsRow.Run {
    login.isEmpty ? .init("Somebody") : .init(login, .user(login))
  }

  private static func shortName(_ fullName: String) -> GitHub.Reference {
    if fullName.hasPrefix("refs/tags/") {
      return .init(kind: .tag, name: String(fullName.dropFirst(10)))
    }
    let isFull = fullName.hasPrefix("refs/heads/")
    return .init(kind: .branch, name: isFull ? String(fullName.dropFirst(11)) : fullName)
  }

  private static func short(_ sha: String) -> String { String(sha.prefix(7)) }

  /// GitHub's word for an action as people write it: “ready_for_review”.
  private static func plain(_ action: String) -> String {
    action.split(separator: "_").joined(separator: " ")
  }

  /// What a row can use of a text that may be as long as a book.
  private static func shortened(_ text: String) -> String {
    let limit = 400
    return text.utf8.count <= limit ? text.trimmed : "\(text.prefix(limit).description.trimmed)…"
  }
}
