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
    link = event.repository.map { .repository($0, nil) }
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
    case .push(let name, let head, let before, let commits, _):
      tellOfPush(name, head, before, commits?.last)
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
    case .pullRequestReview(let number, let state, let title):
      tellOfReview(number, state, title)
    case .pullRequestReviewComment(let number, let body):
      tellOfComment(number, "pull request", body)
    case .pullRequestReviewThread(let action, let number, let title):
      tellOfThread(action, number, title)
    case .discussion(let action, let number, let title):
      tell(Self.plain(action), "discussion", number, .comment)
      detail = title
    case .commitComment(let sha, let body): tellOfCommitComment(sha, body)
    case .wiki(let pages): tellOfWiki(pages)
    case .member(let action, let login): tellOfMember(action, login)
    case .madePublic: say("open sourced", .repository)
    case .release(let tag, let name): tellOfRelease(tag, name)
    case .status(let state, let sha, let description): tellOfStatus(state, sha, description)
    case .team(let name): tellOfTeam(name)
    case .sponsorship(let action): runs.append(.init(" \(Self.plain(action)) a sponsorship"))
    case .follow(let login): tellOfFollowing(login)
    case .gist(let action, _, let description): tellOfGist(action, description)
    case .download(let name): tellOfDownload(name)
    case .forkApply(let name): tellOfForkApply(name)
    case .other(let type, _): tellOfSomething(type)
    }
  }

  // MARK: Git

  private mutating func tellOfPush(
    _ fullName: String,
    _ head: String,
    _ before: String,
    _ commit: GitHub.Event.PushedCommit?
  ) {
    icon = .push
    let reference = Self.reference(fullName)
    link = place(at: reference)
    runs += [.init(" pushed to "), .init(reference.name, link), .init(" at "), repository()]
    if let commit, !commit.message.isEmpty {
      detail = String(commit.message.prefix { !$0.isNewline })
      return
    }
    let isNew = before.allSatisfy { $0 == "0" }
    detail = isNew ? Self.short(head) : "\(Self.short(before)) → \(Self.short(head))"
  }

  private mutating func tellOfCreation(_ kind: GitHub.Reference.Kind, _ name: String) {
    icon = kind == .branch ? .branch : .tag
    link = place(at: GitHub.Reference(kind: kind, name: name))
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
    link = place(at: GitHub.Reference(kind: .tag, name: tag))
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

  private mutating func tellOfReview(
    _ number: Int,
    _ state: GitHub.Review.State?,
    _ title: String?
  ) {
    let verb =
      switch state {
      case .approved: "approved"
      case .changesRequested: "requested changes in"
      default: "reviewed"
      }
    tell(verb, "pull request", number, .review)
    detail = title
  }

  private mutating func tellOfThread(_ action: String, _ number: Int, _ title: String?) {
    let verb = action == "unresolved" ? "reopened" : Self.plain(action)
    tell("\(verb) a conversation in", "pull request", number, .review)
    detail = title
  }

  private mutating func tellOfCommitComment(_ sha: String, _ body: String?) {
    icon = .comment
    runs += [.init(" commented on commit "), commit(sha)]
    detail = body
  }

  private mutating func tellOfWiki(_ pages: [GitHub.Event.WikiPage]) {
    link = page("wiki") ?? link
    let isOne = pages.count == 1
    let verb = isOne ? Self.plain(pages[0].action) : "changed"
    let noun = isOne ? "wiki page \(pages[0].title)" : "\(pages.count) wiki pages"
    runs += [.init(" \(verb) "), .init(noun, link), .init(" of "), repository()]
    detail = isOne ? nil : pages.map(\.title).joined(separator: ", ")
  }

  // MARK: The rest

  private mutating func tellOfMember(_ action: String, _ login: String) {
    icon = .member
    let member = Self.person(login)
    link = member.link ?? link
    let joins = action == "added" ? "to" : action == "removed" ? "from" : "at"
    runs += [.init(" \(Self.plain(action)) "), member, .init(" \(joins) "), repository()]
  }

  private mutating func tellOfTeam(_ name: String) {
    icon = .member
    runs += [.init(" added "), repository(), .init(" to team \(name)")]
  }

  private mutating func tellOfFollowing(_ login: String) {
    icon = .member
    let account = Self.person(login)
    link = account.link
    runs += [.init(" followed "), account]
  }

  private mutating func tellOfStatus(
    _ state: GitHub.CommitStatus.State,
    _ sha: String,
    _ description: String?
  ) {
    runs += [.init(" set the status of commit "), commit(sha), .init(" to \(state.rawValue)")]
    detail = description
  }

  private mutating func tellOfGist(_ action: String, _ description: String?) {
    // The old events have the plain verb: “create”, “update”, “fork”.
    let verb = action.hasSuffix("e") ? "\(action)d" : "\(action)ed"
    runs.append(.init(" \(Self.plain(verb)) a gist"))
    detail = description
  }

  private mutating func tellOfDownload(_ name: String) {
    runs += [.init(" uploaded \(name) to "), repository()]
  }

  private mutating func tellOfForkApply(_ name: String) {
    icon = .push
    let reference = Self.reference(name)
    link = place(at: reference)
    runs += [
      .init(" applied commits of a fork to "), .init(reference.name, link), .init(" at "),
      repository(),
    ]
  }

  private mutating func tellOfSomething(_ type: String) {
    let name = type.hasSuffix("Event") ? String(type.dropLast(5)) : type
    runs.append(.init(" did something (\(name))"))
    if event.repository != nil { runs += [.init(" at "), repository()] }
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
    let section =
      switch noun {
      case "issue": "issues"
      case "discussion": "discussions"
      default: "pull"
      }
    link = page(section, "\(number)") ?? link
    let name = event.repository?.description ?? ""
    runs += [.init(" \(verb) \(noun) "), .init("\(name)#\(number)", link)]
  }

  /// Returns the name of the repository; a few old events have none.
  private func repository() -> NewsRow.Run {
    guard let name = event.repository else { return .init("a repository") }
    return .init("\(name)", .repository(name, nil))
  }

  /// Returns the name of a commit, and makes the row lead to it.
  private mutating func commit(_ sha: String) -> NewsRow.Run {
    link = page("commit", sha) ?? link
    let name = event.repository?.description ?? ""
    return .init("\(name)@\(Self.short(sha))", link)
  }

  private func place(at reference: GitHub.Reference) -> NewsLink? {
    event.repository.map { .repository($0, reference) }
  }

  private func page(_ path: String...) -> NewsLink? {
    event.repository.flatMap { web.page(of: $0, path) }.map { .web($0) }
  }

  private static func person(_ login: String) -> NewsRow.Run {
    login.isEmpty ? .init("Somebody") : .init(login, .user(login))
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
