import BinderyGTK

/// A page of the catalog in the list of pages.
final class PageCell: ListCell {
  let widget: Widget
  private let title = Label()
  private let summary = Label()

  init() {
    let words = Box(.vertical, spacing: 2, [title, summary])
    words.expand(vertically: false)
    words.align(vertically: .center)
    widget = Box(.horizontal, [words])
    widget.setMargins(6, 0)
    title.addStyle("heading")
    summary.addStyle("dim-label", "caption")
  }

  deinit {}

  func show(_ page: CatalogPage) {
    title.text = page.title
    summary.text = page.summary
  }
}
