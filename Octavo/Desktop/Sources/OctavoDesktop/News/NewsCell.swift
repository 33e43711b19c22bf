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
    let row = Box(.horizontal, spacing: 12, [face, words])
    gtk_widget_set_valign(face.pointer(), GTK_ALIGN_START)
    words.expand(vertically: false)
    row.setMargins(6, 0)
    detail.addStyle("dim-label")
    time.addStyle("dim-label", "caption")
    widget = row
  }

  deinit {}

  func show(_ row: NewsRow, now: @escaping () -> Date, _ pictures: Pictures, _ lifetime: Lifetime) {
    MarkupText.show(Self.markup(row), on: sentence)
    detail.text = row.detail.map { $0.split(separator: "\n").joined(separator: " ") } ?? ""
    detail.isVisible = row.detail != nil
    lifetime.bind(time) { Words.ago(row.date, now: now()) }
    pictures.show(row.actor, on: face, lifetime)
  }

  /// Names are bold; everything goes through the escape.
  private static func markup(_ row: NewsRow) -> String {
    row.runs.map { run in
      let text = run.text.displayed(limit: 300).escapedMarkup
      return run.link == nil ? text : "<b>\(text)</b>"
    }.joined()
  }
}
