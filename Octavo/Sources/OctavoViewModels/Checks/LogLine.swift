/// A line of a log of GitHub Actions: its time, its mark and the rest.
nonisolated struct LogLine: Equatable {
  /// A mark at the beginning of a line, such as `##[group]`.
  enum Mark: String, CaseIterable {
    /// The line is the title of those up to the next `endgroup`.
    case group
    /// The lines of a group end.
    case endgroup
    /// A fault.
    case error
    /// A warning.
    case warning
    /// A remark.
    case notice
    /// A command that is run.
    case command
    /// A line for the one who looks for a fault in a workflow.
    case debug
    /// A heading.
    case section
  }

  /// The seconds since 1970; `nil` for a line without a time.
  let time: Int?
  /// The time of the day, such as “09:41:07”; `nil` for a line without a time.
  let clock: Substring?
  /// The mark; `nil` for none.
  let mark: Mark?
  /// The text behind the time and the mark.
  let text: Substring

  /// Reads a line.
  init(_ line: String) {
    // The first line of a file can begin with a mark of the byte order.
    let line = line.first == "\u{FEFF}" ? line.dropFirst() : line[...]
    let time = LogTime(line)
    (self.time, clock) = (time?.seconds, time?.clock)
    let rest = time.map { line[$0.end...] } ?? line
    let body =
      rest.hasPrefix("##[") ? rest.dropFirst(3) : rest.hasPrefix("[") ? rest.dropFirst() : nil
    if let body, let end = body.prefix(12).firstIndex(of: "]"),
      let mark = Mark(rawValue: String(body[..<end])), rest.hasPrefix("##") || mark == .command
    {
      (self.mark, text) = (mark, body[body.index(after: end)...])
    } else {
      (mark, text) = (nil, rest)
    }
  }

  /// The text in the colours that it asks for, and in those of its mark.
  var runs: [LogRun] {
    let runs = LogRun.runs(of: text)
    switch mark {
    case .error: return [LogRun("Error: ", color: .red, isBold: true)] + runs
    case .warning: return [LogRun("Warning: ", color: .yellow, isBold: true)] + runs
    case .notice: return [LogRun("Notice: ", isBold: true)] + runs
    case .command: return runs.map { LogRun($0.text, color: $0.color ?? .blue) }
    case .debug: return runs.map { LogRun($0.text, color: $0.color, isQuiet: true) }
    case .section: return runs.map { LogRun($0.text, color: $0.color, isBold: true) }
    case .group, .endgroup, nil: return runs
    }
  }
}

/// The time at the beginning of a line, such as `2026-01-31T09:41:07.1234567Z `.
private nonisolated struct LogTime {
  let seconds: Int
  let clock: Substring
  let end: Substring.Index

  init?(_ line: Substring) {
    let bytes = Array(line.utf8.prefix(40))
    let form = Array("0000-00-00T00:00:00".utf8)
    guard bytes.count > form.count,
      zip(form, bytes).allSatisfy({ $0 == 0x30 ? (0x30...0x39).contains($1) : $0 == $1 })
    else { return nil }
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(bytes[$1]) - 0x30 } }
    var length = form.count
    if bytes[length] == UInt8(ascii: ".") {
      length += 1
      while length < bytes.count, (0x30...0x39).contains(bytes[length]) { length += 1 }
    }
    guard length < bytes.count, bytes[length] == UInt8(ascii: "Z") else { return nil }
    length += 1
    if length < bytes.count, bytes[length] == UInt8(ascii: " ") { length += 1 }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    guard year >= 1970, (1...12).contains(month), (1...31).contains(day) else { return nil }
    // The days since 1970 in the calendar of Gregory, with years that begin in March.
    let shifted = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let days =
      365 * shifted.0 + shifted.0 / 4 - shifted.0 / 100 + shifted.0 / 400
      + (153 * shifted.1 + 2) / 5 + day - 1 - 719_468
    seconds = ((days * 24 + number(11..<13)) * 60 + number(14..<16)) * 60 + number(17..<19)
    let start = line.utf8.index(line.startIndex, offsetBy: 11)
    clock = line[start..<line.utf8.index(start, offsetBy: 8)]
    end = line.utf8.index(line.startIndex, offsetBy: length)
  }
}
