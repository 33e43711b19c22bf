import BinderySignals

/// A setting of the user: its key in the store, its default value, and its field on the settings
/// screen.
///
/// The type of the value decides the control: a switch for a `Bool`, a list for a ``SettingChoice``.
public nonisolated struct Setting<Value: Codable & Equatable & Sendable>: Sendable {
  /// The key under which the value is stored.
  public let key: String
  /// The title on the settings screen.
  public let title: String
  /// The value until the user chooses one, and in place of a stored value that does not decode.
  public let defaultValue: Value
  /// Makes the control of the setting's field.
  let control: @MainActor @Sendable (ValueBinding<Value>) -> SettingField.Control
}

nonisolated extension Setting where Value == Bool {
  /// Makes a setting that is on or off.
  init(_ key: String, _ title: String, default defaultValue: Bool) {
    self.init(key: key, title: title, defaultValue: defaultValue) { .toggle($0) }
  }
}

nonisolated extension Setting where Value: SettingChoice {
  /// Makes a setting with one of several values.
  init(_ key: String, _ title: String, default defaultValue: Value) {
    self.init(key: key, title: title, defaultValue: defaultValue) { value in
      let choices = Array(Value.allCases)
      return .choice(
        choices.map(\.title),
        value.converted(
          to: { choices.firstIndex(of: $0) ?? 0 },
          from: { choices.indices.contains($0) ? choices[$0] : nil }
        )
      )
    }
  }
}
