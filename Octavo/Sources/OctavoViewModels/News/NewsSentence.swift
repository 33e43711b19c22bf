import Foundation
import GitHubValues

/// The words for an event: who did what where, with links.
///
/// An event of an unknown type or action is not dropped, but has a plain sentence.
nonisolated struct NewsSentence {
  var icon = NewsRow.Icon.other
  var parts: [NewsRow.Part]
  var detail: String?
  var link: NewsLink?

  /// The commits or the pull request whose detail the event lacks.
  var subject: NewsSubject?

  let event: GitHub.Event
  private let group: NewsGroup
  private let web: WebAddress
  private let known: [NewsSubject: GitHub.Event.Detail]

  init(_ event: GitHub.Event, on web: WebAddress) {
    self.init(NewsGroup(events: [event]), on: web)
  }

  /// Makes the sentence of an event or of several pushes, with the details that are known.
  init(
    _ group: NewsGroup,
    on web: WebAddress,
    _ known: [NewsSubject: GitHub.Event.Detail] = [:]
  ) {
    self.group = group
    self.known = known
    event = group.newest
    self.web = web
    parts = [NewsSentence.person(event.actor.login)]
    link = event.repository.map { .repository($0, nil) }
    describe()
  }

  var row: NewsRow {
    NewsRow(
      id: group.oldest.id,
      actor: event.actor,
      icon: icon,
      parts: parts,
      detail: detail.map(Self.shortened),
      link: link,
      date: event.createdAt,
      subject: subject
    )
  }

  private mutating func describe() {
    switch event.kind {
    case .push(let name, let head, let before, let commits, _):
      if group.events.count > 1 {
        describePushes(name, group)
      } else {
        describePush(name, head, before, commits?.last)
      }
    case .createRepository: say("created repository", .repository)
    case .create(let kind, let name): describeCreation(kind, name)
    case .delete(let kind, let name): describeDeletion(kind, name)
    case .star: say("starred", .star)
    case .fork(let fork): describeFork(fork)
    case .issue(let action, let number, let title): describeIssue(action, number, title)
    case .issueComment(let number, let title, let body, let onPullRequest):
      describeComment(number, onPullRequest ? "pull request" : "issue", body ?? title)
    case .pullRequest(let action, let number, let title):
      describePullRequest(action, number, title)
    case .pullRequestReview(let number, let state, let title):
      describeReview(number, state, title)
    case .pullRequestReviewComment(let number, let body):
      describeComment(number, "pull request", body)
    case .pullRequestReviewThread(let action, let number, let title):
      describeThread(action, number, title)
    case .discussion(let action, let number, let title):
      describe(Self.plain(action), "discussion", number, .comment)
      detail = title
    case .commitComment(let sha, let body): describeCommitComment(sha, body)
    case .wiki(let pages): describeWiki(pages)
    case .member(let action, let login): describeMember(action, login)
    case .madePublic: describePublication()
    case .release(let tag, let name): describeRelease(tag, name)
    case .status(let state, let sha, let description): describeStatus(state, sha, description)
    case .team(let name): describeTeam(name)
    case .sponsorship(let action): describeSponsorship(action)
    case .follow(let login): describeFollowing(login)
    case .gist(let action, _, let description): describeGist(action, description)
    case .download(let name): describeDownload(name)
    case .forkApply(let name): describeForkApply(name)
    case .other(let type, _): describeSomething(type)
    }
  }

  mutating func say(_ verb: String, _ icon: NewsRow.Icon) {
    self.icon = icon
    parts += [.init(" \(verb) "), repository()]
  }

  mutating func describe(
    _ verb: String,
    _ noun: String,
    _ number: Int,
    _ icon: NewsRow.Icon
  ) {
    self.icon = icon
    let section =
      switch noun {
      case "issue": "issues"
      case "discussion": "discussions"
      default: "pull"
      }
    link = page(section, "\(number)") ?? link
    let name = event.repository?.description ?? ""
    parts += [.init(" \(verb) \(noun) "), .init("\(name)#\(number)", link)]
  }

  /// Returns the name of the repository; a few old events have none.
  func repository() -> NewsRow.Part {
    guard let name = event.repository else { return .init("a repository") }
    return .init("\(name)", .repository(name, nil))
  }

  /// Returns the name of a commit, and makes the row lead to it.
  mutating func commit(_ sha: String) -> NewsRow.Part {
    link = event.repository.map { .commit($0, sha) } ?? link
    let name = event.repository?.description ?? ""
    return .init("\(name)@\(Self.short(sha))", link)
  }

  /// Returns the detail of a subject, or notes that it is missing.
  mutating func detail(of subject: NewsSubject?) -> GitHub.Event.Detail? {
    guard let subject else { return nil }
    self.subject = known[subject] == nil ? subject : nil
    return known[subject]
  }

  func place(at reference: GitHub.Reference) -> NewsLink? {
    event.repository.map { .repository($0, reference) }
  }

  func page(_ path: String...) -> NewsLink? {
    event.repository.flatMap { web.page(of: $0, path) }.map { .web($0) }
  }

  static func person(_ login: String) -> NewsRow.Part {
    login.isEmpty ? .init("Someone") : .init(login, .user(login))
  }

  static func reference(_ fullName: String) -> GitHub.Reference {
    if fullName.hasPrefix("refs/tags/") {
      return .init(kind: .tag, name: String(fullName.dropFirst(10)))
    }
    let isFull = fullName.hasPrefix("refs/heads/")
    return .init(kind: .branch, name: isFull ? String(fullName.dropFirst(11)) : fullName)
  }

  static func short(_ sha: String) -> String { String(sha.prefix(7)) }

  /// Returns GitHub's word for an action, such as “ready_for_review”, as plain text.
  static func plain(_ action: String) -> String {
    action.split(separator: "_").joined(separator: " ")
  }

  /// Returns the beginning of a text, as much as a row can show.
  private static func shortened(_ text: String) -> String {
    let limit = 400
    return text.utf8.count <= limit ? text.trimmed : "\(text.prefix(limit).description.trimmed)…"
  }
}
