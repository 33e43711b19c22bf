public import OctavoViewModels

extension ColorScheme {
  /// Whether the windows are dark; `nil` for the choice of the desktop.
  public var isDark: Bool? {
    switch self {
    case .system: nil
    case .light: false
    case .dark: true
    }
  }
}
