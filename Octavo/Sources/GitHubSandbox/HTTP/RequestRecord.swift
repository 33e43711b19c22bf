/// A request the sandbox has seen; its headers, and with them all secrets, are left out.
public struct RequestRecord: Equatable, Sendable {
  /// The method in capitals.
  public let method: String
  /// The path below `/api/v3` with its query, as it was sent.
  public let path: String
}
