/// A setting or a fact on the settings screen.
public nonisolated struct SettingsRow: Sendable, Equatable {
  /// The name.
  public let title: String
  /// The value.
  public let value: String

  /// Makes a row.
  public init(_ title: String, _ value: String) {
    self.title = title
    self.value = value
  }
}
