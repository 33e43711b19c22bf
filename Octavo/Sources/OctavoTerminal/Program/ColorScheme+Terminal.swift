import BinderyTerminal
import OctavoViewModels

extension ColorScheme {
  /// The background that is painted over that of the terminal; `nil` for none.
  var paintedBackground: Theme.Background? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
