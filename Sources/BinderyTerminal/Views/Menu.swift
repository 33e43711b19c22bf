#if canImport(Glibc) || canImport(Musl)
import Bindery

/// A list of the actions of a screen over the screen, with their keys.
struct Menu {
  private struct Entry {
    let id: String
    let title: String
    let key: String
    let isEnabled: Bool
  }

  private let entries: [Entry]
  private let headings: [ListHeading]
  private let map: KeyMap
  private var list = ListState("menu")

  /// Makes a menu of actions, under the headings of their sections.
  init(_ actions: [ScreenAction], _ map: KeyMap) {
    var sections: [String] = []
    for action in actions where !sections.contains(action.section) {
      sections.append(action.section)
    }
    var entries: [Entry] = []
    var headings: [ListHeading] = []
    for section in sections {
      headings.append(ListHeading(section, at: entries.count))
      for action in actions where action.section == section {
        let key = map[action.id].first.map { "\($0)" } ?? ""
        entries.append(
          Entry(id: action.id, title: action.title, key: key, isEnabled: action.isEnabled)
        )
      }
    }
    self.entries = entries
    self.headings = headings
    self.map = map
  }

  mutating func draw(on frame: inout Frame) {
    let keys = entries.map(\.key.displayWidth).max() ?? 0
    let titles = entries.map(\.title.displayWidth).max() ?? 0
    let size = Size(columns: max(28, titles + keys + 8), rows: entries.count + headings.count)
    let panel = frame.panel(size, title: [Run("Menu", .bold)])
    list.draw(entries.count, headings: headings, in: panel, of: &frame) { index, _, area, frame in
      let entry = entries[index]
      frame.write(
        [Run("    " + entry.title, entry.isEnabled ? .plain : .muted)],
        trailing: [Run(entry.key, .muted)],
        in: area
      )
    }
  }

  mutating func handle(_ event: InputEvent) -> Bool {
    map.motion(of: event).map { list.handle($0) } ?? false
  }

  /// Returns the name of the action that was clicked while it was selected; `nil` for another
  /// click.
  mutating func click(_ target: ClickTarget) -> String? {
    list.click(target) == true ? selected : nil
  }

  /// Returns the keys of the menu itself.
  func keyActions(close: @escaping (_ id: String?) -> Void) -> [KeyAction] {
    let selected = selected
    return [
      KeyAction("open", "Choose", keys: [KeyPress(.enter)], isHint: true) { close(selected) },
      KeyAction("back", "Close", keys: [KeyPress(.escape), "q"] + map["menu"], isHint: true) {
        close(nil)
      },
    ]
  }

  private var selected: String? {
    entries.indices.contains(list.selection) ? entries[list.selection].id : nil
  }
}
#endif
