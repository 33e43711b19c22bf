/// Colours the lines of a file that are on show.
///
///     var text = HighlightedText(lines: lines, language: .detect(fileName: "main.swift"))
///     let visible = text.lines(in: 90_000..<90_040)
///
/// What a line means can depend on any line above it. So the first look far down reads all that
/// is above, about 10 ms for 10,000 lines, and what was learnt is kept: later looks are cheap.
/// Lines that are looked at from top to bottom, in one range or one by one, are each read once.
public struct HighlightedText: Sendable {
  /// The lines as they were given.
  public let lines: [String]
  /// The language they are read in; without one, lines have no colours.
  public let language: Language?

  private static let stride = 64
  /// The states above each line whose number is a multiple of the stride, as far as they are known.
  private var checkpoints = [SourceHighlighter.State()]
  /// The line below those that were read last, and the state above it.
  private var latest = (line: 0, state: SourceHighlighter.State())
  /// The number of lines that were read, the same line each time.
  private(set) var linesRead = 0

  /// Makes a text of lines that have no ends.
  public init(lines: [String], language: Language?) {
    self.lines = lines
    self.language = language
  }

  /// Makes a text of lines of a file, whose name and, for scripts, first line decide the language.
  public init(lines: [String], fileName: String, firstLine: String) {
    self.init(lines: lines, language: .detect(fileName: fileName, firstLine: firstLine))
  }

  /// The coloured lines of a range; what lies outside the text is left out.
  public mutating func lines(in range: Range<Int>) -> [[TokenRun]] {
    let range = range.clamped(to: lines.indices)
    guard let language else { return lines[range].map(TokenRun.plain) }
    let highlighter = SourceHighlighter(language: language)
    var place = nearest(to: range.lowerBound)
    while place.line < range.lowerBound {
      highlighter.skip(lines[place.line], &place.state)
      advance(&place)
    }
    let runs = lines[range].map { line in
      let runs = highlighter.tokens(in: line, &place.state)
      advance(&place)
      return runs
    }
    latest = place
    return runs
  }

  /// Returns the last line at or above another one whose state is known.
  private func nearest(to line: Int) -> (line: Int, state: SourceHighlighter.State) {
    let index = min(line / Self.stride, checkpoints.count - 1)
    let start = index * Self.stride
    return (start...line).contains(latest.line) ? latest : (start, checkpoints[index])
  }

  /// Goes on to the line below one that was read.
  private mutating func advance(_ place: inout (line: Int, state: SourceHighlighter.State)) {
    linesRead += 1
    place.line += 1
    if place.line == checkpoints.count * Self.stride { checkpoints.append(place.state) }
  }
}
