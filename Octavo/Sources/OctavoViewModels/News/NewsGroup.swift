import Foundation
import GitHubValues

/// The events of a row: one, or several pushes of one account to one branch in a row.
nonisolated struct NewsGroup: Sendable, Equatable {
  /// The events, newest first; never empty.
  private(set) var events: [GitHub.Event]

  /// The newest event.
  var newest: GitHub.Event { events[0] }
  /// The oldest event, which stays the same when newer pushes join the group.
  var oldest: GitHub.Event { events[events.count - 1] }

  /// Joins pushes that follow each other.
  static func groups(of events: some Sequence<GitHub.Event>) -> [NewsGroup] {
    var groups: [NewsGroup] = []
    for event in events {
      if let last = groups.last, last.continues(with: event) {
        groups[groups.count - 1].events.append(event)
      } else {
        groups.append(NewsGroup(events: [event]))
      }
    }
    return groups
  }

  private func continues(with event: GitHub.Event) -> Bool {
    guard case .push(let reference, _, let before, _, _) = oldest.kind,
      case .push(reference, let head, _, _, _) = event.kind
    else { return false }
    // Without the first commit of a new branch there would be no comparison.
    return oldest.actor.login == event.actor.login && oldest.repository == event.repository
      && Self.isCommit(before) && Self.isCommit(head)
  }

  /// Whether a name is that of a commit; a new branch comes from a name of zeros.
  static func isCommit(_ sha: String) -> Bool { sha.contains { $0 != "0" } }
}
