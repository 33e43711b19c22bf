/// The subscription of a user to a repository or an issue, in GitHub's words.
enum SubscriptionState: String, Codable, Sendable {
  case ignored = "IGNORED"
  case subscribed = "SUBSCRIBED"
  case unsubscribed = "UNSUBSCRIBED"

  /// Makes the words of the state of a participant.
  init(_ state: StoredParticipant.State) {
    self =
      switch state {
      case .ignored: .ignored
      case .subscribed: .subscribed
      case .unsubscribed: .unsubscribed
      }
  }

  /// The state of a participant.
  var stored: StoredParticipant.State {
    switch self {
    case .ignored: .ignored
    case .subscribed: .subscribed
    case .unsubscribed: .unsubscribed
    }
  }
}

extension IssueStore {
  /// Returns the subscription of a user: the one that was chosen, or the one that acting brings.
  func subscription(of login: String, to issue: Int64) async throws -> SubscriptionState {
    let participant = try await ParticipantStore(state: state).participant(login, in: issue)
    return participant.map { SubscriptionState($0.state) } ?? .unsubscribed
  }

  func set(_ state: SubscriptionState, of login: String, to issue: Int64, at time: Int) async throws
  {
    let participants = ParticipantStore(state: self.state)
    _ = try await participants.set(state.stored, of: login, in: issue, at: time)
  }
}
