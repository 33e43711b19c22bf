package import BinderyGTK
import Postcards

/// A card in a list: the recipient and the text.
package final class PostcardCell: ListCell {
  package let widget: Widget
  private let recipient = Label()
  private let text = Label("", .wrapping)

  package init() {
    widget = Box(.vertical, spacing: 2, [recipient, text])
    widget.setMargins(6, 6)
    recipient.addStyle("heading")
  }

  deinit {}

  func show(_ card: Postcard) {
    recipient.text = card.recipient
    text.text = card.text
  }
}
