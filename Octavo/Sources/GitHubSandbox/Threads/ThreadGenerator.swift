import Foundation

/// Makes up the notifications of a user, of all types and reasons that GitHub has.
///
/// Pull requests, commits and releases are those of the repositories. Where there are no more of
/// them, the thread is about a new issue.
struct ThreadGenerator {
  private static let verbs = ["comes too late", "is not counted", "sinks", "is drawn twice"]
  private static let nouns = ["The tide", "The wave", "The harbour", "The lantern", "The moon"]
  private static let results = ["failed", "succeeded", "cancelled", "failed", "skipped"]
  /// The user who acts.
  private static let actor = "maralind"

  let login: String
  let time: Int
  var sources: [ThreadSource]

  /// Returns the thread at a place, the newest first.
  mutating func thread(_ place: Int) -> MadeUpThread {
    var kind = ThreadKind.mix[place % ThreadKind.mix.count]
    let source = Int(stableHash("thread \(place)") % UInt64(sources.count))
    var subject = subject(kind, place, &sources[source])
    if subject == nil { kind = .issue }
    let reasons = kind.reasons
    let reason = reasons[place / ThreadKind.mix.count % reasons.count]
    // The newest are a minute apart, and 50,000 of them four years in all.
    let updated = time - Int(60 * pow(Double(place + 1), 1.35))
    let isUnread = place < 20 ? place.isMultiple(of: 2) : place.isMultiple(of: 11)
    let earlier = place.isMultiple(of: 4) ? updated - 3_600 : nil
    let read = isUnread ? earlier : min(time, updated + 600)
    var issue: StoredIssue?
    if kind == .issue {
      subject = nil
      issue = self.issue(place, reason, at: updated, in: &sources[source])
    }
    var thread = StoredThread(
      login: login.lowercased(),
      repository: sources[source].repository.id,
      issue: nil,
      subject: subject,
      reason: reason,
      updated: updated,
      read: read,
      isUnread: isUnread,
      changed: max(updated, read ?? updated)
    )
    if subject != nil, reason >= .manual {
      (thread.subscription, thread.subscribed) = (.subscribed, updated)
    }
    var made = MadeUpThread(thread: thread, issue: issue)
    switch kind {
    case .discussion: made.discussion = discussion(of: thread, place, in: &sources[source])
    case .invitation where place / ThreadKind.mix.count % 2 == 0:
      made.invitation = StoredInvitation(
        login: thread.login,
        repository: thread.repository,
        inviter: Self.actor,
        time: updated
      )
    default: break
    }
    return made
  }

  /// Returns the discussion of a thread; some are answered, some closed.
  private func discussion(
    of thread: StoredThread,
    _ place: Int,
    in source: inout ThreadSource
  ) -> StoredDiscussion {
    StoredDiscussion(
      repository: thread.repository,
      number: source.takeNumber(),
      login: Self.actor,
      title: thread.subject?.title ?? "",
      isAnswered: place.isMultiple(of: 4),
      isOpen: !place.isMultiple(of: 5),
      time: thread.updated
    )
  }

  private func subject(
    _ kind: ThreadKind,
    _ place: Int,
    _ source: inout ThreadSource
  ) -> StoredSubject? {
    let name = source.repository.name
    let title: String? =
      switch kind {
      case .issue: nil
      case .pull, .commit, .release: nil
      case .discussion: "How is it that \(phrase(place).lowercased())?"
      case .checkSuite: run(place)
      case .run: "\(Self.actor) requested your review to deploy to an environment"
      case .invitation:
        "Invitation to join \(source.repository.fullName) from \(Self.actor)"
      case .vulnerability: "Potential security vulnerability found in the \(name) dependency"
      case .dependencies: "Your repository has dependencies with security vulnerabilities"
      case .advisory: "\(phrase(place)) for everybody who asks"
      case .secret: "A secret of the kind Harbour Key was found in \(name)"
      case .feature: "Members have requested draft pull requests in \(source.repository.owner)"
      }
    return title.map { StoredSubject(title: $0, type: kind.rawValue) } ?? source.takeSubject(kind)
  }

  private func phrase(_ place: Int) -> String {
    "\(Self.nouns[place % 5]) \(Self.verbs[place / 5 % 4]) (\(place))"
  }

  private func run(_ place: Int) -> String {
    let turn = place / ThreadKind.mix.count
    let attempt = turn.isMultiple(of: 7) ? ", Attempt #2" : ""
    let result = Self.results[turn % Self.results.count]
    return "\(["Tests", "Release"][turn % 2]) workflow run\(attempt) \(result) for main branch"
  }

  private func issue(
    _ place: Int,
    _ reason: NotificationReason,
    at time: Int,
    in source: inout ThreadSource
  ) -> StoredIssue {
    let isOpen = !place.isMultiple(of: 3)
    var issue = StoredIssue(
      repository: source.repository.id,
      number: source.takeNumber(),
      login: reason == .author ? login : Self.actor,
      title: phrase(place),
      body: reason == .mention ? "Seen by @\(login)." : "Seen at the quay.",
      labels: "",
      isOpen: isOpen,
      reason: isOpen ? nil : ["completed", "not_planned", "duplicate"][place / 3 % 3],
      created: time - 86_400,
      updated: time,
      closed: isOpen ? nil : time,
      closer: isOpen ? nil : Self.actor
    )
    if reason == .assign { issue.assigneeLogins = [login] }
    return issue
  }
}
