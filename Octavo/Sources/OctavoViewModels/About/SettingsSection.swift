/// Facts under a heading, such as those of the About screen.
public nonisolated struct SettingsSection: Sendable, Equatable, Identifiable {
  /// The heading.
  public let title: String
  /// The facts.
  public let rows: [SettingsRow]

  /// The heading, unique on a screen.
  public var id: String { title }
}
