/// Why nobody was logged in.
public nonisolated enum AccountError: Error, Equatable {
  /// There is no such name, or the password is another.
  case wrongPassword
  /// What was remembered is too old, or there was nothing.
  case expired
}
