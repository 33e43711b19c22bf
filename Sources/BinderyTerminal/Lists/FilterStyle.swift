#if canImport(Glibc) || canImport(Musl)
/// The way in which the filter of a ``TablePane`` is used.
public enum FilterStyle {
  /// A line that a key opens; Enter ends the editing.
  case list
  /// A line that a key opens; Enter opens the selected row at once, and so does one click.
  case picker
  /// A line that is open from the start; Enter opens the selected row, and so does one click.
  ///
  /// Escape is left to the screen.
  case palette
  /// A line that is always visible; Enter calls the closure, which searches for the keyword.
  case search(() -> Void)

  var isSearch: Bool {
    if case .search = self { true } else { false }
  }

  var isPicker: Bool {
    switch self {
    case .picker, .palette: true
    case .list, .search: false
    }
  }

  var isPalette: Bool {
    if case .palette = self { true } else { false }
  }
}
#endif
