#if canImport(Glibc) || canImport(Musl)
nonisolated extension KeyPress {
  /// Makes the key press that a terminal sends for a name, such as `Ctrl+S`, `F5` or `j`.
  ///
  /// A single character is its own name; the others are Enter, Esc, Tab, Space, Backspace, Delete,
  /// Insert, Up, Down, Left, Right, Home, End, PageUp, PageDown and F1–F12. `Ctrl+`, `Alt+` or
  /// `Shift+` may stand before a name. Keys that a terminal cannot tell apart are the same: the
  /// press for `Ctrl+i` is that of the tabulator.
  ///
  /// - Returns: `nil` if the name is unknown.
  package init?(named name: String) {
    let hasControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !hasControl, let bytes = KeyEncoder.key(name) else { return nil }
    var decoder = InputDecoder()
    let events = decoder.feed(bytes) + decoder.timeOut()
    guard events.count == 1, case .key(let key) = events[0] else { return nil }
    self = key
  }
}
#endif
