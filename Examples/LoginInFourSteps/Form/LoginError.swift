/// The failure of a login: an unknown name or a wrong password.
public nonisolated struct LoginError: Error, Equatable {
  /// Makes the error.
  public init() {}
}
