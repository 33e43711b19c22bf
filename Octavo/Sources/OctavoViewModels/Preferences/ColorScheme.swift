/// A choice of colours for all screens.
public nonisolated enum ColorScheme: String, SettingChoice {
  /// The colours of the desktop or the terminal.
  case system
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// The text in the list of the setting.
  public var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
