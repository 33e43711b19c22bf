/// An action of a user in a repository.
struct ActivityEvent: Sendable {
  enum Kind: Sendable {
    case push(ref: String, head: ObjectID, before: ObjectID)
    case create(CreatedRef, name: String, defaultBranch: String)
    case star
    /// A change of an issue, or a comment on it.
    case issue(RecordedAction)
    /// An action of the demo world that git does not record.
    case scripted(ScriptedAction)

    /// GitHub's name for it.
    var type: String {
      switch self {
      case .push: "PushEvent"
      case .create: "CreateEvent"
      case .star: "WatchEvent"
      case .issue(let recorded): recorded.comment == nil ? "IssuesEvent" : "IssueCommentEvent"
      case .scripted(let action): action.eventType
      }
    }
  }

  enum CreatedRef: String, Sendable {
    case branch, tag
  }

  let kind: Kind
  /// The login in lower case.
  let actor: String
  let repository: HostedRepository
  let time: Int

  /// Grows with time; the same event has the same number in every run.
  var id: Int {
    let detail =
      switch kind {
      case .push(let ref, let head, _): "\(ref) \(head)"
      case .create(let created, let name, _): "\(created) \(name)"
      case .star: "star"
      case .issue(let recorded): "issue \(recorded.action.id ?? 0)"
      case .scripted(let action): "script \(action.eventType)"
      }
    let mark = stableHash("event", actor, repository.origin, detail) % 1_000_000
    return max(0, time) * 1_000_000 + Int(mark)
  }
}
