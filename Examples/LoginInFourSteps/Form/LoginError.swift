/// The server does not know the name, or the password is another.
public nonisolated struct LoginError: Error, Equatable {
  /// Makes the refusal.
  public init() {}
}
