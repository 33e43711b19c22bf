import BinderyNavigation
import Foundation
import GitHubValues

extension SourceViewModel {
  /// Whether the file is shown as lines of text.
  var showsLines: Bool {
    switch page {
    case .text, .large: true
    default: false
    }
  }

  /// Marks lines, and scrolls to the first one.
  func mark(_ lines: LineRange) {
    batch {
      self.lines = lines
      anchor = nil
      reveal = LineReveal(line: lines.first, number: (reveal?.number ?? 0) + 1)
    }
  }

  /// Marks lines that the user has selected on the screen; `nil` removes the mark.
  public func select(_ lines: LineRange?) {
    anchor = nil
    self.lines = lines
  }

  /// Moves the end of the marked lines that was moved last, or marks a line if none is.
  ///
  /// - Parameters:
  ///   - distance: The number of lines, negative towards the top.
  ///   - start: The line that is marked if none is.
  /// - Returns: The line at the moved end.
  @discardableResult
  public func extendLines(by distance: Int, from start: Int) -> Int {
    guard let lines else { return extendLines(to: start) }
    let head = lines.first == (anchor ?? lines.first) ? lines.last : lines.first
    return extendLines(to: head + distance)
  }

  /// Moves the end of the marked lines that was moved last to a line, or marks it if none is.
  ///
  /// - Returns: The line, which is one of the file.
  @discardableResult
  public func extendLines(to line: Int) -> Int {
    let line = min(max(1, line), max(1, untracked { lineCount }))
    let anchor = anchor ?? lines?.first ?? line
    batch {
      self.anchor = anchor
      lines = LineRange(anchor, through: line)
    }
    return line
  }

  /// Asks for lines until the answer names lines of the file, and marks them.
  func goToLine() async {
    let count = untracked { lineCount }
    var question = InputQuestion.lines(of: count)
    while let answer = await services.questions.ask(question) {
      if let lines = LineRange(parsing: answer), lines.first <= count {
        return mark(LineRange(lines.first, through: min(lines.last, count)))
      }
      question = .lines(of: count, after: answer)
    }
  }

  /// Returns the lines of the file; none unless it is shown as lines of text.
  func makeTexts() -> [String] {
    guard case .text(let file) = page else { return [] }
    let isEnd: (Character) -> Bool = { ["\n", "\r\n", "\r"].contains($0) }
    var lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: isEnd)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
