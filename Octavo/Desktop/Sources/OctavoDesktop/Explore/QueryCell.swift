import BinderyGTK

/// An earlier query in a list.
final class QueryCell: ListCell {
  let widget: Widget
  private let words = Label()

  init() {
    let row = Box(
      .horizontal,
      spacing: 12,
      [Icon("document-open-recent-symbolic"), words]
    )
    row.setMargins(6, 0)
    widget = row
  }

  deinit {}

  func show(_ query: String) { words.text = query }
}
