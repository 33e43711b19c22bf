public import GitHubValues

/// A request that the server has refused, or that waits for the next login.
public nonisolated struct RequestFailure: Sendable {
  /// The request.
  public let row: OutboxRow
  /// The reason; `.unauthorized` leaves the request pending until the user has logged in.
  public let error: APIError

  /// Makes a failure.
  public init(_ row: OutboxRow, error: APIError) { (self.row, self.error) = (row, error) }
}
