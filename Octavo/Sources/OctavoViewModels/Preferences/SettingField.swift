public import BinderySignals

/// A setting on the settings screen, which each front end draws by its control.
public struct SettingField {
  /// The control that shows and changes the value.
  public enum Control {
    /// A switch.
    case toggle(ValueBinding<Bool>)
    /// A list of texts, and the index of the selected one.
    case choice([String], ValueBinding<Int>)
  }

  /// The key of the setting.
  public let id: String
  /// The title.
  public let title: String
  /// The control.
  public let control: Control
}
