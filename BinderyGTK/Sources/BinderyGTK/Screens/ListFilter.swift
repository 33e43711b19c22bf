import BinderyNavigation
import CGTK

/// The filter above a list: a bar that slides in, or a field that is always shown.
@MainActor
final class ListFilter: Widget {
  let entry: TextEntry
  private let bar: SearchBar?

  init(name: String, isPinned: Bool, width: Int32 = 500) {
    if isPinned {
      bar = nil
      entry = TextEntry(.search, name: name)
      let clamp = Clamp(entry, width: width)
      clamp.setMargins(12, 6)
      entry.expand(vertically: false)
      super.init(clamp.pointer(), holding: [clamp])
    } else {
      let bar = SearchBar(name: name)
      self.bar = bar
      entry = bar.entry
      super.init(bar.pointer(), holding: [bar])
    }
  }

  isolated deinit {}

  /// Whether the field is always shown.
  var isPinned: Bool { bar == nil }

  /// Shows the field and moves the focus to it.
  func open() {
    if let bar { bar.open() } else { entry.focus() }
  }

  /// Hides the field, unless it is always shown.
  func close() { bar?.isOpen = false }

  /// Calls `action` when the user ends to filter: closes the bar, or presses Escape in the field.
  func onClosing(_ action: @escaping () -> Void) -> ObservationToken {
    guard let bar else { return entry.connect("stop-search") { _ in action() } }
    return bar.onOpening { [weak bar] in if bar?.isOpen == false { action() } }
  }
}
