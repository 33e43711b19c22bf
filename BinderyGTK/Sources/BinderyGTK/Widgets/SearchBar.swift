public import BinderyNavigation
import CGTK

/// A bar with a search field that slides in above the content.
@MainActor
public final class SearchBar: Widget {
  /// The field.
  public let entry: TextEntry

  /// Makes a bar that is hidden; `name` is that of the field.
  public init(name: String, width: Int32 = 400) {
    entry = TextEntry(.search, name: name)
    let clamp = Clamp(entry, width: width)
    super.init(gtk_search_bar_new(), holding: [clamp])
    entry.expand(vertically: false)
    gtk_search_bar_set_child(opaque, clamp.pointer())
    gtk_search_bar_connect_entry(opaque, entry.opaque)
  }

  isolated deinit {}

  /// Whether the bar is shown; the field has the focus when it appears.
  public var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(opaque) != 0 }
    set { gtk_search_bar_set_search_mode(opaque, newValue ? 1 : 0) }
  }

  /// Shows the bar and moves the focus to the field.
  public func open() {
    isOpen = true
    entry.focus()
  }

  /// Calls `action` when the bar was shown or hidden, also by Escape.
  public func onOpening(_ action: @escaping () -> Void) -> ObservationToken {
    onChange(of: "search-mode-enabled", action)
  }
}
