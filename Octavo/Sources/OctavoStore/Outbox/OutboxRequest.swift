/// The effect of a request of the user on the outbox.
public enum OutboxRequest: Sendable, Hashable {
  /// The request is in the outbox.
  case added
  /// The pending request for the opposite was removed, so nothing changes.
  case withdrawn
  /// The flag has the state already, or a request for it is pending.
  case unneeded
  /// The state on the server is not known, so the effect of a request is not known either.
  case unknownState
}
