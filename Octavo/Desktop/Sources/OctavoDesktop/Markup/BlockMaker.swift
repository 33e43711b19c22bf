import BinderyGTK
import CGTK
import OctavoMarkup
import OctavoViewModels

/// Makes the widgets of a document, which live as long as the lifetime.
struct BlockMaker {
  let context: ViewContext
  let place: DocumentPlace
  let palette: TokenPalette
  let lifetime: Lifetime
  let follow: (String) -> Void

  init(
    _ context: ViewContext,
    _ place: DocumentPlace,
    _ palette: TokenPalette,
    _ lifetime: Lifetime,
    _ follow: @escaping (String) -> Void
  ) {
    self.context = context
    self.place = place
    self.palette = palette
    self.lifetime = lifetime
    self.follow = follow
  }

  /// The blocks from top to bottom; nesting is bounded by the parser.
  func column(_ blocks: [MarkupBlock], spacing: Int32 = 12) -> Widget {
    Box(.vertical, spacing: spacing, blocks.map(widget))
  }

  private func widget(_ block: MarkupBlock) -> Widget {
    switch block {
    case .heading(let level, let runs): heading(level, runs)
    case .paragraph(let runs): label(runs)
    case .list(let list): self.list(list)
    case .code(_, let lines): code(lines)
    case .quote(let blocks): quote(blocks)
    case .table(let table): self.table(table)
    case .rule: Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    case .image(let run): picture(run)
    case .shortened: note("The document goes on; open it in a browser to read the rest.")
    }
  }

  private func heading(_ level: Int, _ runs: [MarkupRun]) -> Widget {
    let label = label(runs)
    let styles = ["title-1", "title-2", "title-3", "title-4"]
    label.addStyle(level <= styles.count ? styles[level - 1] : "heading")
    gtk_widget_set_margin_top(label.pointer(), level == 1 ? 0 : 12)
    return label
  }

  func label(_ runs: [MarkupRun]) -> Label {
    let label = Label("", .wrapping)
    MarkupText.show(MarkupText.markup(runs), on: label)
    guard runs.contains(where: { $0.link != nil }) else { return label }
    lifetime += label.answer("activate-link") { [follow] arguments in
      if let address = arguments.string(0) { follow(address) }
      return true
    }
    return label
  }

  func note(_ words: String) -> Label {
    let label = Label(words, .wrapping)
    label.addStyle("dim-label")
    return label
  }

  private func list(_ list: MarkupList) -> Widget {
    let rows = list.items.enumerated().map { index, item -> Widget in
      let mark = Label(Self.mark(item, index, list.start))
      gtk_widget_set_valign(mark.pointer(), GTK_ALIGN_START)
      gtk_label_set_xalign(mark.opaque, 1)
      gtk_label_set_width_chars(mark.opaque, list.start == nil ? 2 : 3)
      gtk_label_set_ellipsize(mark.opaque, PANGO_ELLIPSIZE_NONE)
      let blocks = column(item.blocks, spacing: list.isTight ? 4 : 12)
      blocks.expand(vertically: false)
      return Layout.beside(mark, spacing: 8, blocks)
    }
    return Box(.vertical, spacing: list.isTight ? 4 : 12, rows)
  }

  private static func mark(_ item: MarkupList.Item, _ index: Int, _ start: Int?) -> String {
    if let isDone = item.isDone { return isDone ? "☑" : "☐" }
    return start.map { "\($0 &+ index)." } ?? "•"
  }

  private func code(_ lines: [[TokenRun]]) -> Widget {
    let label = Label("")
    gtk_label_set_single_line_mode(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    MarkupText.show("<tt>\(MarkupText.markup(lines, palette))</tt>", on: label)
    label.setMargins(12, 12)
    let card = Layout.scrollingSideways(label)
    card.addStyle("card")
    return card
  }

  private func quote(_ blocks: [MarkupBlock]) -> Widget {
    let words = column(blocks)
    words.expand(vertically: false)
    words.addStyle("dim-label")
    let line = Widget(gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    return Layout.beside(line, spacing: 12, words)
  }
}
