/// The cut of a very long document in a thread.
extension [MarkupPart] {
  /// The lines that are shown of a document.
  private static var shown: Int { 60 }
  /// The fewest lines for which a document is cut there.
  private static var fewest: Int { 20 }

  /// Returns the parts with those behind a number of lines in a fold, if they are many.
  ///
  /// The lines are those of a page with 80 columns. A part that the author has put into a fold is
  /// never cut off from it.
  func cut(named name: String) -> Self {
    var (lines, cut): (Int, Int?) = (0, nil)
    for (index, part) in enumerated() where !part.isHidden(toggled: []) {
      if lines >= Self.shown, part.folds.isEmpty, cut == nil { (lines, cut) = (0, index) }
      let count = part.estimatedLines
      // A long block of code is cut within.
      if cut == nil, part.folds.isEmpty, lines + count > Self.shown + Self.fewest,
        let (head, rest) = part.split(behind: Self.shown - lines)
      {
        return (self[..<index] + [head, rest] + self[(index + 1)...]).cut(named: name)
      }
      lines += count
    }
    guard let cut, lines >= Self.fewest else { return self }
    let fold = MarkupFold("\(name)/rest")
    let rest = self[cut...].map { part in
      var part = part
      part.folds.insert(fold, at: 0)
      return part
    }
    return self[..<cut] + [Self.line(of: fold, lines)] + rest
  }

  private static func line(of fold: MarkupFold, _ lines: Int) -> MarkupPart {
    MarkupPart(
      content: .fold([MarkupRun("\(lines) more lines", style: .strong)], fold),
      containers: [],
      level: nil,
      gap: 0,
      isContinuation: false,
      names: [],
      title: nil
    )
  }
}

extension MarkupPart {
  /// The lines on a page with 80 columns.
  fileprivate var estimatedLines: Int {
    lines.reduce(gap == nil ? 0 : 1) { $0 + 1 + $1.utf8.count / 80 }
  }

  /// Returns the two parts of code around a place; `nil` for another part, or at its ends.
  fileprivate func split(behind count: Int) -> (MarkupPart, MarkupPart)? {
    guard case .code(let lines, let continues) = content, count > 0, count < lines.count
    else { return nil }
    var (head, rest) = (self, self)
    head.content = .code(Array(lines[..<count]), continuesLine: continues)
    rest.content = .code(Array(lines[count...]), continuesLine: false)
    (rest.gap, rest.isContinuation) = (nil, true)
    return (head, rest)
  }
}
