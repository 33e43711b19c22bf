import OctavoMarkup

/// A Markdown text as lines of a limited width, for rows of a list.
nonisolated struct MarkdownLines {
  /// The lines.
  private(set) var lines: [[MarkupRun]] = []
  private let columns: Int

  /// Reads a text, in which the lines of a paragraph stay lines.
  ///
  /// - Parameters:
  ///   - text: The text: from an untrusted source.
  ///   - columns: The most characters of a line.
  ///   - linker: Makes the references links; `nil` leaves them as text.
  init(_ text: String, columns: Int, _ linker: ReferenceLinker?) {
    self.columns = columns
    let document = MarkupDocument(markdown: text.utf8, linker, breaksLines: true)
    add(document.blocks, below: "")
  }

  private mutating func add(_ blocks: [MarkupBlock], below indent: String) {
    for (index, block) in blocks.enumerated() {
      // As between paragraphs of a text.
      if index > 0, indent.isEmpty, block.isParagraph { lines.append([]) }
      add(block, below: indent)
    }
  }

  private mutating func add(_ block: MarkupBlock, below indent: String) {
    switch block {
    case .heading(_, let runs): add(runs.map { $0.with(.strong) }, below: indent)
    case .paragraph(let runs): add(runs, below: indent)
    case .summary(let runs): add([MarkupRun("▸ ")] + runs, below: indent)
    case .image(let run): add([run], below: indent)
    case .rule: add([MarkupRun("────────", style: .muted)], below: indent)
    case .quote(let blocks): add(blocks, below: indent + "│ ")
    case .list(let list): add(list, below: indent)
    case .code(_, let code):
      for line in code {
        let text = line.map(\.text).joined()
        lines.append([MarkupRun("\(indent)  "), MarkupRun(text, style: .code)])
      }
    case .table(let table):
      for (index, row) in ([table.header] + table.rows).enumerated() {
        let cells = row.enumerated().flatMap { index, cell in
          (index > 0 ? [MarkupRun(" │ ", style: .muted)] : []) + cell
        }
        add(index > 0 ? cells : cells.map { $0.with(.strong) }, below: indent)
      }
    case .anchor, .simplified, .details, .detailsEnd: break
    }
  }

  private mutating func add(_ list: MarkupList, below indent: String) {
    for (index, item) in list.items.enumerated() {
      let box = item.isDone.map { $0 ? "☑ " : "☐ " }
      let mark = box ?? list.start.map { "\($0 &+ index). " } ?? "• "
      let place = lines.count
      add(item.blocks, below: indent + String(repeating: " ", count: mark.count))
      guard lines.indices.contains(place) else {
        lines.append([MarkupRun(indent + mark)])
        continue
      }
      // The first line of an item begins with its mark, in place of the space of the others.
      lines[place] = [MarkupRun(indent + mark)] + lines[place].dropFirst()
    }
  }

  /// Adds the lines of a paragraph, each below the same beginning.
  private mutating func add(_ runs: [MarkupRun], below indent: String) {
    // Deep lists leave room for some words.
    let width = max(16, columns - indent.count)
    let start = indent.isEmpty ? [] : [MarkupRun(indent)]
    lines += Self.wrapped(runs.map(\.shown), to: width).map { start + $0 }
  }

  private static func wrapped(_ runs: [MarkupRun], to columns: Int) -> [[MarkupRun]] {
    var lines: [[MarkupRun]] = [[]]
    var width = 0
    func add(_ text: Substring, _ run: MarkupRun) {
      if lines[lines.count - 1].last?.isAlike(run) == true {
        let place = lines[lines.count - 1].count - 1
        lines[lines.count - 1][place].text += text
      } else {
        var part = run
        part.text = String(text)
        lines[lines.count - 1].append(part)
      }
      width += text.count
    }
    for run in runs {
      for (index, line) in run.text.split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      ).enumerated() {
        if index > 0 { (lines, width) = (lines + [[]], 0) }
        for word in line.wordsWithSpace {
          var rest = word[...]
          if width > 0, width + rest.count > columns { (lines, width) = (lines + [[]], 0) }
          while rest.count > columns {
            add(rest.prefix(columns), run)
            rest = rest.dropFirst(columns)
            (lines, width) = (lines + [[]], 0)
          }
          add(rest, run)
        }
      }
    }
    return lines
  }
}

nonisolated extension MarkupBlock {
  fileprivate var isParagraph: Bool {
    switch self {
    case .paragraph, .heading, .quote, .table: true
    default: false
    }
  }
}

nonisolated extension MarkupRun {
  /// The run as a text: of a picture its alternative text with a sign.
  fileprivate var shown: Self {
    guard image != nil else { return self }
    return Self("▣ \(text.isEmpty ? Strings.image : text)", style: style.union(.muted), link: link)
  }

  fileprivate func with(_ style: MarkupStyle) -> Self {
    var run = self
    run.style.formUnion(style)
    return run
  }

  fileprivate func isAlike(_ other: Self) -> Bool { style == other.style && link == other.link }
}

nonisolated extension Substring {
  /// The words, each with the space behind it.
  fileprivate var wordsWithSpace: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0 == " " } ?? endIndex
      let next = self[end...].firstIndex { $0 != " " } ?? endIndex
      words.append(self[start..<next])
      start = next
    }
    return words
  }
}
