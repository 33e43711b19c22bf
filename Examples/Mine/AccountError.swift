/// The failure of a login.
public nonisolated enum AccountError: Error, Equatable {
  /// The name is unknown, or the password is wrong.
  case wrongPassword
  /// The stored login has expired, or there was none.
  case expired
}
