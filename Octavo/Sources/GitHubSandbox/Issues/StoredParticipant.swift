import GRDB

/// The reasons of notifications in GitHub's words, from the weakest to the strongest.
///
/// The reason of a user for an issue only becomes stronger: who is mentioned once is notified as
/// mentioned from then on.
enum NotificationReason: String, CaseIterable, Codable, Comparable, Sendable {
  case subscribed
  case manual
  case stateChange = "state_change"
  case comment
  case author
  case assign
  case mention

  /// Whether the user takes part, instead of only being notified.
  var isParticipating: Bool { self > .manual }

  static func < (left: NotificationReason, right: NotificationReason) -> Bool {
    let all = allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}

/// The subscription of a user to a repository or an issue, in GitHub's words.
enum SubscriptionState: String, Codable, Sendable {
  /// Never notified.
  case ignored = "IGNORED"
  case subscribed = "SUBSCRIBED"
  /// Not notified until the user comments or is mentioned.
  case unsubscribed = "UNSUBSCRIBED"
}

/// A user who takes part in an issue, or who has subscribed to it.
struct StoredParticipant: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "participant"

  let issue: Int64
  /// In lower case.
  let login: String
  var reason: NotificationReason
  var state = SubscriptionState.subscribed
  /// The time at which the user began to take part, or chose the state.
  var time: Int
}
