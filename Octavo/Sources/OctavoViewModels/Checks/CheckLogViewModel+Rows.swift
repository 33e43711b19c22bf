import BinderyNavigation
import GitHubValues
import LineFiles

/// The rows of a log, each of which is made when it is read.
extension CheckLogViewModel {
  /// Returns the row at an offset.
  public func row(at offset: Int) -> LogRow? {
    if offset < noteCount, offset >= 0 { return note }
    guard let place = list[offset - noteCount] else { return nil }
    switch place {
    case .section(let number): return heading(number)
    case .group(let number):
      guard let row = text?.rows(index.groups[number].title..<index.groups[number].title + 1).first
      else { return nil }
      return LogRow(
        "group \(number)",
        .group,
        runs(of: row),
        isFolded: !openGroups.contains(number),
        number: row.line
      )
    case .row(let number):
      guard let row = text?.rows(number..<number + 1).first else { return nil }
      return LogRow(
        "row \(number)",
        .line,
        runs(of: row),
        number: row.isFirst && skipped == 0 ? row.line : nil
      )
    }
  }

  /// Returns the offset of a row by its identity; `nil` for one that is not shown.
  func offset(of id: String) -> Int? {
    let words = id.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]) else { return nil }
    let place: LogList.Place
    switch words[0] {
    case "step": place = .section(number)
    case "group": place = .group(number)
    default: place = .row(number)
    }
    return untracked { list.offset(of: place).map { $0 + noteCount } }
  }

  /// Shows the end of a section: its last fault, or else its last row.
  func showEnd(of section: Int) {
    let (index, list) = untracked { (self.index, self.list) }
    let start = index.sections[section].start
    let end =
      section + 1 < index.sections.count ? index.sections[section + 1].start : index.rowCount
    let fault = index.errors.last { (start..<end).contains($0) }
    let place = fault.flatMap { list.offset(of: .row($0)) }
    let last = (start..<end).last.flatMap { list.offset(of: .row($0)) }
    let heading = list.offset(of: .section(section))
    if let offset = place ?? last ?? heading { select(offset + untracked { noteCount }) }
  }

  private var note: LogRow {
    LogRow(
      "note 0",
      .note,
      [LogRun("\(Strings.size(skipped)) before this are not loaded. Open this row to load them.")]
    )
  }

  private func heading(_ number: Int) -> LogRow? {
    let section = index.sections[number]
    guard let place = section.step else { return nil }
    let step = index.steps[place]
    let entry = CheckEntry(step)
    let duration = step.startedAt.flatMap { start in
      step.completedAt.flatMap { Strings.duration(from: start, to: $0) }
    }
    return LogRow(
      "step \(number)",
      .step(entry.state.sign.tone),
      [LogRun(step.name, isBold: true)],
      sign: entry.state.sign.text,
      isFolded: !openSections.contains(number),
      detail: [entry.words, duration].compactMap(\.self).joined(separator: " · ")
    )
  }

  private func runs(of row: LargeText.Row) -> [LogRun] {
    guard row.isFirst else { return LogRun.runs(of: row.text) }
    let line = LogLine(row.text)
    let clock = showsTimes ? line.clock.map { [LogRun("\($0) ", isQuiet: true)] } : nil
    return (clock ?? []) + line.runs
  }
}
