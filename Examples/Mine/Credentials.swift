/// A name and a password, as typed.
public nonisolated struct Credentials: Sendable, Equatable {
  /// The name.
  public var name: String
  /// The password.
  public var password: String

  /// Makes credentials.
  public init(name: String = "", password: String = "") {
    self.name = name
    self.password = password
  }
}
