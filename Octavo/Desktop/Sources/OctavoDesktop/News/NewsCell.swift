import BinderyGTK
import Foundation
import OctavoViewModels

/// An event in a feed: the sentence, the detail, and the time that has passed.
final class NewsCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 40)
  private let sign = Label()
  private let sentence = Label("", .wrapping)
  private let detail = Label()
  private let time = Label()
  /// The names in a sentence are so many that lines below them would hide the text.
  private static let rules = [
    StyleRule(".octavo-names link { text-decoration-line: none; }"),
    StyleRule(".octavo-special { color: #b35fd0; }"),
  ]
  /// The width of the widest sign, so that all sentences begin at one place.
  private static let signWidth: Int32 = 18

  init() {
    for rule in Self.rules { rule.install() }
    let head = Grid(sign, spacing: 6, beside: sentence)
    sign.align(vertically: .start)
    sign.setMinimumSize(width: Self.signWidth)
    sign.center()
    sentence.expand(vertically: false)
    let words = Box(.vertical, spacing: 2, [head, detail, time])
    let row = Grid(face, spacing: 12, beside: words)
    face.align(vertically: .start)
    words.expand(vertically: false)
    row.setMargins(6, 0)
    sentence.addStyle("octavo-names")
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
    let (text, tone) = row.icon.sign
    sign.text = text
    sign.removeStyle("accent", "success", "octavo-special", "error", "warning", "dim-label")
    sign.addStyle(tone.style)
    let links = NewsLinks(row)
    sentence.show(links.runs)
    sentence.onLink = { if let link = links[$0] { open(link) } }
    detail.text = row.detail.map { $0.split(separator: "\n").joined(separator: " ") } ?? ""
    detail.isVisible = row.detail != nil
    lifetime.bind(time) { Strings.ago(row.date, now: now()) }
    pictures.show(row.actor, on: face, lifetime)
  }
}

extension NewsRow.Icon.Tone {
  /// The style class of the colour.
  fileprivate var style: String {
    switch self {
    case .info, .accent: "accent"
    case .success: "success"
    case .special: "octavo-special"
    case .danger: "error"
    case .warning: "warning"
    case .muted: "dim-label"
    }
  }
}
