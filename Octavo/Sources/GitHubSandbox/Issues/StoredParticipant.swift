import GRDB

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
