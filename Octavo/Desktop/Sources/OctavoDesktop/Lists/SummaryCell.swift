import BinderyGTK
import OctavoViewModels

/// A summary in a list: its title and mark, the detail below, and the picture of an account before
/// them if it has one.
final class SummaryCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let sign = Label()
  private let title = Label()
  private let mark = Label()
  private let follow = FollowButton()
  private let tags = Label()
  private let detail = Label()
  private let excerpt = Label("", .wrapping)

  init() {
    let head = Box(.horizontal, spacing: 12, [sign, title, mark])
    let words = Box(.vertical, spacing: 2, [head, tags, detail, excerpt])
    let row = Grid(face, spacing: 12, beside: Box(.horizontal, spacing: 8, [words, follow]))
    words.expand(vertically: false)
    row.setMargins(6, 0)
    title.addStyle("heading")
    mark.addStyle("warning", "caption")
    tags.addStyle("caption")
    detail.addStyle("dim-label", "caption")
    excerpt.addStyle("monospace", "caption")
    widget = row
  }

  deinit {}

  /// Shows a row of a list of accounts, with the button of the follow.
  func show<Model: SummaryListing>(
    _ row: SummaryRow,
    in viewModel: Model,
    _ pictures: Pictures,
    _ lifetime: Lifetime
  ) {
    show(row, pictures, lifetime, highlighting: viewModel.terms)
    follow.show(row.title, of: row, in: viewModel, lifetime)
  }

  /// Shows a row.
  func show(
    _ row: SummaryRow,
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    highlighting terms: SearchTerms? = nil
  ) {
    sign.show(row.sign)
    title.show(row.title, highlighting: terms)
    excerpt.isVisible = !row.excerpt.isEmpty
    excerpt.show(row.excerptText, highlighting: terms)
    mark.text = row.mark ?? ""
    mark.isVisible = row.mark != nil
    tags.isVisible = !row.tags.isEmpty
    tags.show(
      row.tags.flatMap { tag in
        [TextRun("● ", color: tag.color), TextRun("\(tag.title)  ")]
      }
    )
    detail.text = row.detail
    face.isVisible = row.account != nil
    if let account = row.account { pictures.show(account, on: face, lifetime) }
    follow.isVisible = false
  }
}

extension Label {
  /// Shows a sign with its colour, or nothing.
  func show(_ sign: RowSign?) {
    isVisible = sign != nil
    text = sign?.text ?? ""
    for tone in RowSign.Tone.allCases { removeStyle(tone.style) }
    if let tone = sign?.tone { addStyle(tone.style) }
  }
}

extension RowSign.Tone {
  /// The style class of the colour.
  fileprivate var style: String {
    switch self {
    case .open: "success"
    case .ended: "accent"
    case .failed: "error"
    case .warning: "warning"
    case .neutral: "neutral"
    case .quiet: "dim-label"
    }
  }
}
