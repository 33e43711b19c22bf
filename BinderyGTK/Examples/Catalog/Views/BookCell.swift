package import BinderyGTK

/// A book in a list.
package final class BookCell: ListCell {
  package let widget: Widget
  private let title = Label()
  private let author = Label()
  private let icon = Icon("object-select-symbolic")

  package init() {
    let words = Box(.vertical, spacing: 2, [title, author])
    words.expand(vertically: false)
    widget = Box(.horizontal, spacing: 12, [words, icon])
    widget.setMargins(6, 0)
    title.addStyle("heading")
    author.addStyle("dim-label", "caption")
  }

  deinit {}

  package func show(_ book: Book) {
    title.text = book.title
    author.text = book.author
    icon.isVisible = book.isRead
  }
}
