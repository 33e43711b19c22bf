import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// Makes the widgets of a document, which live as long as the lifetime.
struct BlockMaker {
  let context: ViewContext
  let place: DocumentPlace
  let palette: TokenPalette
  /// The number of times that the pictures have been requested again.
  let refreshes: Property<Int>
  let lifetime: Lifetime
  let follow: (String) -> Void
  /// The headings and named places that were made, from top to bottom.
  let headings = HeadingList()
  /// Whether the texts are kept for a search.
  let keepsTexts: Bool
  /// Whether the user can select parts of the texts without links.
  let isSelectable: Bool
  /// The contents of the page, with the short forms of references; `nil` for none.
  let contents: DocumentContents?

  init(
    _ context: ViewContext,
    _ place: DocumentPlace,
    _ palette: TokenPalette,
    _ refreshes: Property<Int>,
    _ lifetime: Lifetime,
    keepsTexts: Bool,
    isSelectable: Bool = false,
    contents: DocumentContents? = nil,
    _ follow: @escaping (String) -> Void
  ) {
    self.keepsTexts = keepsTexts
    self.isSelectable = isSelectable
    self.contents = contents
    self.context = context
    self.place = place
    self.palette = palette
    self.refreshes = refreshes
    self.lifetime = lifetime
    self.follow = follow
  }

  /// The blocks from top to bottom, of a document that is not deep.
  func column(_ blocks: [MarkupBlock], spacing: Int32 = 12) -> Widget {
    Box(
      .vertical,
      spacing: spacing,
      blocks.compactMap { block in
        let widget = widget(block)
        if let widget { headings.place(widget) }
        return widget
      }
    )
  }

  /// Makes a block; `nil` for the name of the next one, which is noted.
  private func widget(_ block: MarkupBlock) -> Widget? {
    switch block {
    case .heading(let level, let runs): return heading(level, runs)
    case .paragraph(let runs): return label(runs)
    case .list(let list): return self.list(list)
    case .code(_, let lines): return code(lines)
    case .quote(let blocks): return quote(blocks)
    case .table(let table): return self.table(table)
    case .rule: return Separator()
    case .image(let run): return picture(run)
    case .anchor(let name):
      headings.append(name: name)
      return nil
    case .simplified: return note(Strings.simplifiedDocument)
    // A document with these is drawn by its parts.
    case .summary(let runs): return label(runs)
    case .details, .detailsEnd: return nil
    }
  }

  func heading(_ level: Int, _ runs: [MarkupRun]) -> Widget {
    let label = label(runs)
    let styles = ["title-1", "title-2", "title-3", "title-4"]
    label.addStyle(level <= styles.count ? styles[level - 1] : "heading")
    label.setTopMargin(level == 1 ? 0 : 12)
    headings.append(label)
    return label
  }

  func label(_ runs: [MarkupRun], _ fitting: Label.Fitting = .wrapping) -> Label {
    let label = Label("", fitting)
    if let address = runs.loneReference, let contents {
      lifetime.observe(label) { label in
        let form = contents.shortForms[address]
        label.show((form?.runs(for: runs) ?? runs).map(TextRun.init))
      }
    } else {
      label.show(runs.map(TextRun.init))
    }
    if runs.contains(where: { $0.style.contains(.decoration) }) {
      label.setAccessibleName(runs.filter { !$0.style.contains(.decoration) }.map(\.text).joined())
    }
    if runs.contains(where: { $0.link != nil }) {
      label.onLink = follow
    } else if isSelectable {
      // A text that can be selected has no focus, which links need.
      label.allowSelection()
    }
    if keepsTexts { headings.append(text: label, .paragraph(runs)) }
    return label
  }

  /// Makes the line of a fold, which opens and closes it.
  func line(of fold: MarkupFold, _ words: [MarkupRun]) -> Label {
    let label = Label("", .wrapping)
    let name = words.map(\.text).joined()
    lifetime.observe(label) { [contents] label in
      let toggled = contents?.toggledFolds ?? []
      label.show(fold.line(words, toggled: toggled).map(TextRun.init))
      label.setAccessibleName(Strings.fold(name, isOpen: fold.isOpen(toggled: toggled)))
    }
    label.onLink = follow
    return label
  }

  /// Shows a text again, with or without marks.
  func show(_ content: MarkupPart.Content, in label: Label) {
    switch content {
    case .paragraph(let runs): label.show(runs.map(TextRun.init))
    case .code(let lines, _): label.show(TextRun.runs(lines, palette))
    default: break
    }
  }

  func note(_ words: String) -> Label {
    let label = Label(words, .wrapping)
    label.addStyle("dim-label")
    return label
  }

  private func list(_ list: MarkupList) -> Widget {
    let rows = list.items.enumerated().map { index, item -> Widget in
      let mark = Label(Self.mark(item, index, list.start))
      mark.align(vertically: .start)
      mark.setPosition(1)
      mark.reserveWidth(of: list.start == nil ? 2 : 3)
      let blocks = column(item.blocks, spacing: list.isTight ? 4 : 12)
      blocks.expand(vertically: false)
      return Grid(mark, spacing: 8, beside: blocks)
    }
    return Box(.vertical, spacing: list.isTight ? 4 : 12, rows)
  }

  private static func mark(_ item: MarkupList.Item, _ index: Int, _ start: Int?) -> String {
    if let isDone = item.isDone { return isDone ? "☑" : "☐" }
    return start.map { "\($0 &+ index)." } ?? "•"
  }

  func code(_ lines: [[TokenRun]]) -> Widget {
    let label = Label("", .asWritten)
    label.show(TextRun.runs(lines, palette))
    if keepsTexts { headings.append(text: label, .code(lines, continuesLine: false)) }
    label.setMargins(12, 12)
    let card = ScrollView(label, .horizontal)
    card.addStyle("card")
    return card
  }

  private func quote(_ blocks: [MarkupBlock]) -> Widget {
    let words = column(blocks)
    words.expand(vertically: false)
    words.addStyle("dim-label")
    return Grid(Separator(.vertical), spacing: 12, beside: words)
  }
}
