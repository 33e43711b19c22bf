import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

/// Lays the parts of a document out in lines of a width.
struct MarkupLayout {
  private static let narrowest = 8

  let width: Int
  /// The pictures; without them their texts are shown.
  private let figures: MarkupFigures?
  /// The text whose places are marked; `nil` for none.
  var marks: MarkupMarks?
  /// The short forms of references that stand alone, by their addresses.
  var forms: [String: ReferenceForm] = [:]
  /// The names of the folds that the user has opened or closed.
  var toggledFolds: Set<String> = []

  init(width: Int, figures: MarkupFigures? = nil) {
    self.width = max(Self.narrowest, width)
    self.figures = figures
  }

  /// Lays whole blocks out.
  func text(of blocks: [MarkupBlock]) -> MarkupText {
    MarkupOutline.parts(of: blocks).reduce(into: MarkupText()) { $0.append(text(of: $1)) }
  }

  /// Returns whether a part has pictures that have changed since it was laid out.
  func isOutdated(_ part: MarkupText) -> Bool {
    guard let pictures = figures?.pictures else { return false }
    return part.figures.contains { $0.version != pictures.version(at: $0.address) }
  }

  /// Lays the part with a number out, with the places of the searched text marked.
  func text(of part: MarkupPart, at index: Int) -> MarkupText {
    if part.isHidden(toggled: toggledFolds) { return MarkupText() }
    guard let marks else { return text(of: part) }
    return text(of: part, showing: marks.marked(part.content, at: index))
  }

  /// Lays a part out, with the space above it and the marks of the containers around it.
  func text(of part: MarkupPart, showing content: MarkupPart.Content? = nil) -> MarkupText {
    var (first, rest): ([Run], [Run]) = ([], [])
    var width = width
    var space: [Run] = []
    for (index, container) in part.containers.enumerated() {
      if index == part.gap { space = rest }
      let isInnermost = index == part.containers.count - 1
      let (mark, indent) = Self.marks(of: container, level: isInnermost ? part.level : nil)
      first += mark
      rest += indent
      width = max(Self.narrowest, width - indent.displayWidth)
    }
    if part.gap == part.containers.count { space = rest }
    var text = MarkupText(part.gap == nil ? [] : [space])
    let lines = self.content(content ?? part.content, width)
    text.append(part.containers.isEmpty ? lines : lines.withLine, behind: rest, first: first)
    return text
  }

  /// Estimates the lines of a part without laying it out.
  func estimatedRows(of part: MarkupPart) -> Int {
    guard !part.isHidden(toggled: toggledFolds) else { return 0 }
    let rows: Int
    switch part.content {
    case .heading(let level, let runs): rows = wrappedRows(runs) + (level == 1 ? 1 : 0)
    case .paragraph(let runs), .fold(let runs, _): rows = wrappedRows(runs)
    case .code(let lines, _): rows = lines.count
    case .table(_, let range): rows = range.count + (range.lowerBound == 0 ? 2 : 0)
    case .rule, .image, .simplified: rows = 1
    }
    return rows + (part.gap == nil ? 0 : 1)
  }

  private func wrappedRows(_ runs: [MarkupRun]) -> Int {
    1 + runs.reduce(0) { $0 + $1.text.utf8.count } / width
  }

  private func content(_ content: MarkupPart.Content, _ width: Int) -> MarkupText {
    switch content {
    case .heading(let level, let runs): MarkupText(heading(level, runs, width))
    case .paragraph(let runs):
      MarkupText(MarkupTextStyle.runs(withForm(runs)).wrapped(to: width))
    case .fold(let runs, let fold):
      MarkupText(
        MarkupTextStyle.runs(fold.line(runs, toggled: toggledFolds)).wrapped(to: width)
      )
    case .code(let code, let continuesLine):
      MarkupText(lines(ofCode: code, continuesLine, width))
    case .table(let table, let rows):
      MarkupText(MarkupTableLayout(table, rows: rows, width: width).lines)
    case .rule: MarkupText([[Run(String(repeating: "─", count: width), .border)]])
    case .image(let run):
      figures?.text(of: run, width)
        ?? MarkupText(MarkupTextStyle.image(run).wrapped(to: width, limit: 3))
    case .simplified:
      MarkupText([Run(Strings.simplifiedDocument, .muted)].wrapped(to: width))
    }
  }

  private func withForm(_ runs: [MarkupRun]) -> [MarkupRun] {
    runs.loneReference.flatMap { forms[$0]?.runs(for: runs) } ?? runs
  }

  private func heading(_ level: Int, _ runs: [MarkupRun], _ width: Int) -> [[Run]] {
    let style = level <= 2 ? Style(.accent, .bold) : .bold
    let lines = runs.flatMap { run in
      MarkupTextStyle.runs([run]).map {
        Run($0.text, SearchStyle.style(of: run.style) ?? style, link: $0.link)
      }
    }
    .wrapped(to: width)
    guard level == 1, let longest = lines.map(\.displayWidth).max() else { return lines }
    return lines + [[Run(String(repeating: "━", count: min(width, longest)), .accent)]]
  }

  /// Wraps long lines of code; the parts behind the first one have a broken edge.
  private func lines(
    ofCode code: [[TokenRun]],
    _ continuesLine: Bool,
    _ width: Int
  ) -> [[Run]] {
    code.enumerated().flatMap { index, line -> [[Run]] in
      let parts = line.map {
        Run($0.text, SearchStyle.style(of: $0.style) ?? TokenStyle.style(of: $0.kind))
      }
      .wrapped(to: width - 2, by: .cells)
      return (parts.isEmpty ? [[]] : parts).enumerated().map { row, part in
        let isBroken = row > 0 || (index == 0 && continuesLine)
        return [Run(isBroken ? "┆ " : "│ ", .border)] + part
      }
    }
  }

  /// Returns the mark of a container in front of its first line, and in front of the others.
  ///
  /// That of the innermost one has its level if not all containers are shown.
  private static func marks(
    of container: MarkupPart.Container,
    level: Int?
  ) -> (first: [Run], rest: [Run]) {
    let level = level.map { [Run(Strings.level($0) + " ", .muted)] } ?? []
    guard case .item(let mark, let isFirst) = container else {
      let bar = Run(container == .fold ? "┊ " : "▎ ", .border)
      return (level + [bar], [Run(String(repeating: " ", count: level.displayWidth)), bar])
    }
    let run =
      switch mark {
      case .bullet: Run("• ", .accent)
      case .number(let number): Run("\(number). ", .accent)
      case .box(let isDone, let link):
        isDone ? Run("☑ ", Style(.success), link: link) : Run("☐ ", Style(.muted), link: link)
      }
    let first = level + [run]
    let space = [Run(String(repeating: " ", count: first.displayWidth))]
    return (isFirst ? first : space, space)
  }
}
