#if canImport(Glibc) || canImport(Musl)
/// The list of all keys, made from the table of actions.
struct HelpOverlay {
  private let map: KeyMap
  private var scroll = ScrollState()

  /// Makes a list that the motions of a map scroll.
  init(_ map: KeyMap) { self.map = map }

  /// Draws a panel over what is there.
  mutating func draw(_ actions: [KeyAction], on frame: inout Frame) {
    let lines = Self.lines(for: actions)
    let width = (lines.map(\.displayWidth).max() ?? 0) + 2
    let panel = frame.panel(
      Size(columns: max(width, 36), rows: lines.count),
      title: [Run("Keys", .bold)]
    )
    scroll.draw(lines.count, in: panel, of: &frame) { line, area, frame in
      frame.write(lines[line], in: area)
    }
  }

  mutating func handle(_ event: InputEvent) -> Bool {
    map.motion(of: event).map { scroll.handle($0) } ?? false
  }

  private static func lines(for actions: [KeyAction]) -> [[Run]] {
    let named = actions.filter { !$0.keys.isEmpty }
    let keys = named.map { $0.keys.map(\.description).joined(separator: "  ") }
    let width = (keys.map(\.displayWidth).max() ?? 0) + 3
    var sections: [String] = []
    for action in named where !sections.contains(action.section) {
      sections.append(action.section)
    }
    var lines: [[Run]] = []
    for section in sections {
      if !lines.isEmpty { lines.append([]) }
      lines.append([Run(section, .accent, .bold)])
      for (action, key) in zip(named, keys) where action.section == section {
        let style: Style = action.isEnabled ? .plain : .muted
        lines.append([Run("  " + key.padded(to: width), .bold), Run(action.title, style)])
      }
    }
    return lines
  }
}
#endif
