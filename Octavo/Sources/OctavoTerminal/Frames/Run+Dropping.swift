import BinderyTerminal

extension [Run] {
  /// Returns the line without its first cells, for a view that scrolls sideways.
  func dropping(cells count: Int) -> [Run] {
    guard count > 0 else { return self }
    var left = count
    return compactMap { run in
      guard left > 0 else { return run }
      var rest = ""
      for glyph in Glyphs(run.text) {
        if left > 0 {
          left -= glyph.width
          // A wide character that the edge would cut leaves a blank cell.
          if left < 0 { rest.append(" ") }
        } else {
          rest.append(glyph.character)
        }
      }
      return rest.isEmpty ? nil : Run(rest, run.style, target: run.target)
    }
  }
}
