/// A setting of the user: its key in the store, its default value, and its title on the settings
/// screen.
///
/// The type of the value decides the control there: a switch for a `Bool`, a list for a
/// ``SettingChoice``.
public nonisolated struct Setting<Value: Codable & Equatable & Sendable>: Sendable {
  /// The key under which the value is stored.
  public let key: String
  /// The title on the settings screen; empty for a value that only other screens change.
  public let title: String
  /// The value until the user chooses one, and in place of a stored value that does not decode.
  public let defaultValue: Value
  /// Whether each account has a value of its own, which is deleted with the local data of the
  /// account.
  public let isPerAccount: Bool

  init(
    _ key: String,
    _ title: String = "",
    default defaultValue: Value,
    isPerAccount: Bool = false
  ) {
    self.key = key
    self.title = title
    self.defaultValue = defaultValue
    self.isPerAccount = isPerAccount
  }
}
