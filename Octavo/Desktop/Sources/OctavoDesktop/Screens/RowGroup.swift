import BinderyGTK
import CGTK

/// A titled group of rows, each a fact or a way to somewhere.
@MainActor
final class RowGroup: Widget {
  struct Row {
    let title: String
    let words: String
    let icon: String?
    let open: (() -> Void)?

    init(
      _ title: String,
      _ words: String = "",
      icon: String? = nil,
      open: (() -> Void)? = nil
    ) {
      self.title = title
      self.words = words
      self.icon = icon
      self.open = open
    }
  }

  private var rows: [Widget] = []
  private let signals = SerialDisposable()

  init(_ title: String) {
    super.init(adw_preferences_group_new())
    adw_preferences_group_set_title(pointer(), title.escapedMarkup)
  }

  isolated deinit { signals.dispose() }

  func show(_ wanted: [Row]) {
    for row in rows { adw_preferences_group_remove(pointer(), row.pointer()) }
    let lifetime = Lifetime()
    rows = wanted.map { make($0, lifetime) }
    signals.inner = lifetime
    for row in rows { adw_preferences_group_add(pointer(), row.pointer()) }
  }

  private func make(_ row: Row, _ lifetime: Lifetime) -> Widget {
    let widget = Widget(adw_action_row_new())
    // Rows read both as markup.
    adw_preferences_row_set_title(widget.pointer(), row.title.displayed(limit: 300).escapedMarkup)
    adw_action_row_set_subtitle(widget.pointer(), row.words.displayed(limit: 300).escapedMarkup)
    if let icon = row.icon { adw_action_row_set_icon_name(widget.pointer(), icon) }
    if let open = row.open {
      gtk_list_box_row_set_activatable(widget.pointer(), 1)
      let arrow = Layout.icon("go-next-symbolic")
      adw_action_row_add_suffix(widget.pointer(), arrow.pointer())
      lifetime += widget.connect("activated") { _ in open() }
    }
    return widget
  }
}
