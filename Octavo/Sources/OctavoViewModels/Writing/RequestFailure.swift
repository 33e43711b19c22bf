public import GitHubValues

/// A request that the server has refused, that waits for the next login, or that the server has
/// carried out only in part.
public nonisolated struct RequestFailure: Sendable {
  /// The request.
  public let row: OutboxRow
  /// The reason; `.unauthorized` leaves the request pending until the user has logged in.
  public let error: APIError
  /// The part that the server has left out, in a sentence; `nil` for a request that has failed.
  public let remark: String?

  /// Makes a failure.
  public init(_ row: OutboxRow, error: APIError) {
    (self.row, self.error, remark) = (row, error, nil)
  }

  /// Describes a request of which the server has left out a part.
  public init(_ row: OutboxRow, remark: String) {
    (self.row, error, self.remark) = (row, APIError(.forbidden, message: remark), remark)
  }
}
