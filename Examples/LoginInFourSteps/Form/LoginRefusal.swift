/// The server does not know the name, or the password is another.
public nonisolated struct LoginRefusal: Error, Equatable {
  /// Makes the refusal.
  public init() {}
}
