public import GitHubValues

/// A star or follow that could not be sent to the server.
public nonisolated struct ViewerRequestFailure: Sendable {
  /// The flag that was to change.
  public let flag: GitHub.ViewerFlag
  /// The state that it was to have.
  public let target: Bool
  /// The reason; `.unauthorized` leaves the request pending until the user has logged in.
  public let error: APIError

  /// Makes a failure.
  public init(_ flag: GitHub.ViewerFlag, target: Bool, error: APIError) {
    self.flag = flag
    self.target = target
    self.error = error
  }
}
