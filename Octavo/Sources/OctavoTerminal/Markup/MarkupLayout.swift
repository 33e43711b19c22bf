import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// Lays the blocks of a document out in lines of a width.
struct MarkupLayout {
  let width: Int
  /// The pictures; without them their texts are shown.
  private let figures: MarkupFigures?

  init(width: Int, figures: MarkupFigures? = nil) {
    self.width = max(8, width)
    self.figures = figures
  }

  func text(of blocks: [MarkupBlock]) -> MarkupText {
    var text = MarkupText()
    text.append(blocks: blocks.map { self.text(of: $0) })
    return text
  }

  /// Returns whether a block has pictures that have changed since it was laid out.
  func isOutdated(_ block: MarkupText) -> Bool {
    guard let pictures = figures?.pictures else { return false }
    return block.figures.contains { $0.version != pictures.version(at: $0.address) }
  }

  func text(of block: MarkupBlock) -> MarkupText {
    switch block {
    case .heading(let level, let runs): .heading(heading(level, runs))
    case .paragraph(let runs): MarkupText(MarkupTextStyle.runs(runs).wrapped(to: width))
    case .list(let list): text(of: list)
    case .code(_, let code): MarkupText(lines(ofCode: code))
    case .quote(let blocks): quote(blocks)
    case .table(let table): MarkupText(MarkupTableLayout(table, width: width).lines)
    case .rule: MarkupText([[Run(String(repeating: "─", count: width), .border)]])
    case .image(let run):
      figures?.text(of: run, width)
        ?? MarkupText(MarkupTextStyle.image(run).wrapped(to: width, limit: 3))
    case .anchor(let name): .anchor(name)
    case .shortened: MarkupText([Run(Strings.longDocument, .muted)].wrapped(to: width))
    }
  }

  private func heading(_ level: Int, _ runs: [MarkupRun]) -> [[Run]] {
    let style = level <= 2 ? Style(.accent, .bold) : .bold
    let lines = MarkupTextStyle.runs(runs).map { Run($0.text, style, link: $0.link) }
      .wrapped(to: width)
    guard level == 1, let longest = lines.map(\.displayWidth).max() else { return lines }
    return lines + [[Run(String(repeating: "━", count: min(width, longest)), .accent)]]
  }

  private func quote(_ blocks: [MarkupBlock]) -> MarkupText {
    var text = MarkupText()
    text.append(inner(indent: 2).text(of: blocks), behind: [Run("▎ ", .border)])
    return text
  }

  private func text(of list: MarkupList) -> MarkupText {
    var text = MarkupText()
    for (index, item) in list.items.enumerated() {
      let mark = mark(of: item, at: index, in: list)
      let indent = mark.displayWidth
      let content = inner(indent: indent).text(of: item.blocks)
      if !list.isTight, index > 0 { text.append(MarkupText([[]])) }
      let rest = [Run(String(repeating: " ", count: indent))]
      text.append(content.withLine, behind: rest, first: mark)
    }
    return text
  }

  private func inner(indent: Int) -> Self { Self(width: width - indent, figures: figures) }

  private func mark(of item: MarkupList.Item, at index: Int, in list: MarkupList) -> [Run] {
    switch item.isDone {
    case true?: return [Run("☑ ", .success)]
    case false?: return [Run("☐ ", .muted)]
    case nil: break
    }
    guard let start = list.start else { return [Run("• ", .accent)] }
    return [Run("\(start &+ index). ", .accent)]
  }

  /// Wraps long lines of code; the parts behind the first one have a broken edge.
  private func lines(ofCode code: [[TokenRun]]) -> [[Run]] {
    code.flatMap { line -> [[Run]] in
      let parts = line.map { Run($0.text, TokenStyle.style(of: $0.kind)) }
        .wrapped(to: width - 2, by: .cells, limit: Self.mostCodeRows)
      return (parts.isEmpty ? [[]] : parts).enumerated().map { row, part in
        [Run(row == 0 ? "│ " : "┆ ", .border)] + part
      }
    }
  }

  /// The most rows of a line of code; longer lines are generated, and are cut.
  private static var mostCodeRows: Int { 20 }
}
