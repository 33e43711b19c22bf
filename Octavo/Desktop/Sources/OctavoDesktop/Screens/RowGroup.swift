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
  private var shown: [Row] = []
  private let signals = SerialDisposable()

  init(_ title: String) {
    super.init(adw_preferences_group_new())
    adw_preferences_group_set_title(pointer(), title.escapedMarkup)
  }

  isolated deinit { signals.dispose() }

  func show(_ wanted: [Row]) {
    // Rows that only say something else stay, and with them the focus.
    if wanted.map({ $0.open == nil }) != shown.map({ $0.open == nil }) { replace(with: wanted) }
    shown = wanted
    let lifetime = Lifetime()
    signals.inner = lifetime
    for (row, widget) in zip(wanted, rows) {
      fill(widget, with: row)
      if let open = row.open { lifetime += widget.connect("activated") { _ in open() } }
    }
  }

  private func replace(with wanted: [Row]) {
    for row in rows { adw_preferences_group_remove(pointer(), row.pointer()) }
    rows = wanted.map(make)
    for row in rows { adw_preferences_group_add(pointer(), row.pointer()) }
  }

  private func make(_ row: Row) -> Widget {
    let widget = Widget(adw_action_row_new())
    if row.open != nil {
      gtk_list_box_row_set_activatable(widget.pointer(), 1)
      let arrow = Layout.icon("go-next-symbolic")
      adw_action_row_add_suffix(widget.pointer(), arrow.pointer())
    }
    return widget
  }

  private func fill(_ widget: Widget, with row: Row) {
    // Rows read both as markup.
    adw_preferences_row_set_title(widget.pointer(), row.title.displayed(limit: 300).escapedMarkup)
    adw_action_row_set_subtitle(widget.pointer(), row.words.displayed(limit: 300).escapedMarkup)
    adw_action_row_set_icon_name(widget.pointer(), row.icon)
  }
}
