/// Colours the lines of a file that are on show.
///
///     var text = HighlightedText(lines: lines, language: .detect(fileName: "main.swift"))
///     let visible = text.lines(in: 90_000..<90_040)
///
/// What a line means can depend on any line above it. So the first look far down reads all that
/// is above, about 10 ms for 10,000 lines, and what was learnt is kept: later looks are cheap.
public struct HighlightedText: Sendable {
  /// The lines as they were given.
  public let lines: [String]
  /// The language they are read in; without one, lines have no colours.
  public let language: Language?

  private static let stride = 64
  private var checkpoints = [SourceHighlighter.State()]

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
    var (line, state) = nearestState(before: range.lowerBound, highlighter)
    while line < range.lowerBound {
      highlighter.skip(lines[line], &state)
      line += 1
    }
    return lines[range].map { highlighter.tokens(in: $0, &state) }
  }

  private mutating func nearestState(
    before line: Int,
    _ highlighter: SourceHighlighter
  ) -> (Int, SourceHighlighter.State) {
    let wanted = line / Self.stride
    while checkpoints.count <= wanted {
      var state = checkpoints[checkpoints.count - 1]
      let start = (checkpoints.count - 1) * Self.stride
      for index in start..<(start + Self.stride) { highlighter.skip(lines[index], &state) }
      checkpoints.append(state)
    }
    return (wanted * Self.stride, checkpoints[wanted])
  }
}
