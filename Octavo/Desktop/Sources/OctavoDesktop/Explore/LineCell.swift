import BinderyGTK

/// A line with an icon in a list: an earlier query, a way to a whole list, or a message.
final class LineCell: ListCell {
  let widget: Widget
  private let icon = Icon("document-open-recent-symbolic")
  private let words = Label("", .wrapping)
  private let detail = Label()

  init() {
    let row = Box(.horizontal, spacing: 12, [icon, words, detail])
    words.expand(vertically: false)
    row.setMargins(6, 0)
    widget = row
  }

  deinit {}

  /// Shows a text, and at the end of the line the name of what a click does.
  func show(_ text: String, icon name: String, detail title: String = "") {
    icon.name = name
    words.text = text
    detail.text = title
    detail.isVisible = !title.isEmpty
  }
}
