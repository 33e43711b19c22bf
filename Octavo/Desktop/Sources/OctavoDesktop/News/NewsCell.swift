import BinderyGTK
import CGTK
import Foundation
import OctavoViewModels

/// An event in a feed: who did what where, how long ago, and what was said.
final class NewsCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 40)
  private let sentence = Label("", .wrapping)
  private let detail = Label()
  private let time = Label()

  init() {
    let words = Box(.vertical, spacing: 2, [sentence, detail, time])
    let row = Layout.beside(face, spacing: 12, words)
    gtk_widget_set_valign(face.pointer(), GTK_ALIGN_START)
    words.expand(vertically: false)
    row.setMargins(6, 0)
    detail.addStyle("dim-label")
    time.addStyle("dim-label", "caption")
    widget = row
  }

  deinit {}

  func show(
    _ row: NewsRow,
    now: @escaping () -> Date,
    open: @escaping (NewsLink) -> Void,
    _ pictures: Pictures,
    _ lifetime: Lifetime
  ) {
    let links = NewsLinks(row)
    MarkupText.show(links.markup, on: sentence)
    lifetime += sentence.answer("activate-link") { arguments in
      if let link = arguments.string(0).flatMap({ links[$0] }) { open(link) }
      return true
    }
    detail.text = row.detail.map { $0.split(separator: "\n").joined(separator: " ") } ?? ""
    detail.isVisible = row.detail != nil
    lifetime.bind(time) { Words.ago(row.date, now: now()) }
    pictures.show(row.actor, on: face, lifetime)
  }
}
