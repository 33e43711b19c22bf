import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// Lays the blocks of a document out in lines of a width.
struct MarkupLayout {
  let width: Int

  init(width: Int) { self.width = max(8, width) }

  func lines(of blocks: [MarkupBlock]) -> [[Run]] {
    var lines: [[Run]] = []
    for block in blocks {
      let added = self.lines(of: block)
      if !lines.isEmpty, !added.isEmpty { lines.append([]) }
      lines += added
    }
    return lines
  }

  private func lines(of block: MarkupBlock) -> [[Run]] {
    switch block {
    case .heading(let level, let runs): heading(level, runs)
    case .paragraph(let runs): MarkupInk.runs(runs).wrapped(to: width)
    case .list(let list): lines(of: list)
    case .code(_, let code): lines(ofCode: code)
    case .quote(let blocks):
      indented(MarkupLayout(width: width - 2).lines(of: blocks), by: [Run("▎ ", .border)])
    case .table(let table): MarkupTableLayout(table, width: width).lines
    case .rule: [[Run(String(repeating: "─", count: width), .border)]]
    case .image(let run): [MarkupInk.image(run)]
    case .shortened:
      [Run(Strings.longDocument, .muted)].wrapped(to: width)
    }
  }

  private func heading(_ level: Int, _ runs: [MarkupRun]) -> [[Run]] {
    let style = level <= 2 ? Style(.accent, .bold) : .bold
    let lines = MarkupInk.runs(runs).map { Run($0.text, style, link: $0.link) }
      .wrapped(to: width)
    guard level == 1, let longest = lines.map(\.displayWidth).max() else { return lines }
    return lines + [[Run(String(repeating: "━", count: min(width, longest)), .accent)]]
  }

  private func lines(of list: MarkupList) -> [[Run]] {
    var lines: [[Run]] = []
    for (index, item) in list.items.enumerated() {
      let mark = mark(of: item, at: index, in: list)
      let indent = mark.displayWidth
      let content = MarkupLayout(width: width - indent).lines(of: item.blocks)
      if !list.isTight, index > 0 { lines.append([]) }
      let rest = [Run(String(repeating: " ", count: indent))]
      for (row, line) in (content.isEmpty ? [[]] : content).enumerated() {
        lines.append((row == 0 ? mark : rest) + line)
      }
    }
    return lines
  }

  private func mark(of item: MarkupList.Item, at index: Int, in list: MarkupList) -> [Run] {
    switch item.isDone {
    case true?: return [Run("☑ ", .success)]
    case false?: return [Run("☐ ", .muted)]
    case nil: break
    }
    guard let start = list.start else { return [Run("• ", .accent)] }
    return [Run("\(start &+ index). ", .accent)]
  }

  private func lines(ofCode code: [[TokenRun]]) -> [[Run]] {
    let lines = code.map { line in
      line.map { Run($0.text, TokenInk.style(of: $0.kind)) }.truncated(to: width - 2)
    }
    return indented(lines, by: [Run("│ ", .border)])
  }

  private func indented(_ lines: [[Run]], by mark: [Run]) -> [[Run]] {
    lines.map { mark + $0 }
  }
}
