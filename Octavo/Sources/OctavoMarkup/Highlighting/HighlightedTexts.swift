/// Texts of which lines are coloured in any order, such as the sides of hunks.
///
/// A text is made when a line of it is first asked for, and kept with what was learnt of it and
/// with the runs of its lines, so that drawing a line again reads nothing. There are never more
/// than a limited number of texts.
public struct HighlightedTexts<Key: Hashable & Sendable>: Sendable {
  /// More than a screen has sides of hunks, so that no frame makes a text anew.
  private static var mostTexts: Int { 512 }

  private struct Entry: Sendable {
    var text: HighlightedText
    /// The runs of the lines that were asked for, by their places.
    var runs: [Int: [TokenRun]] = [:]
  }

  private var entries: [Key: Entry] = [:]

  /// The number of lines that were read for the texts that are kept, the same line each time.
  var linesRead: Int { entries.values.reduce(0) { $0 + $1.text.linesRead } }

  /// Makes an empty collection.
  public init() {}

  /// Returns the coloured runs of a line of a text.
  ///
  /// A text whose line is another one is out of date, and made again.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - place: The place of the line in the text.
  ///   - key: The text.
  ///   - make: Makes the text.
  /// - Returns: The runs; the line without colours if the text does not have it.
  public mutating func runs(
    of line: String,
    at place: Int,
    in key: Key,
    _ make: () -> HighlightedText?
  ) -> [TokenRun] {
    if !has(line, at: place, in: key) {
      if entries.count >= Self.mostTexts { entries = [:] }
      entries[key] = make().map { Entry(text: $0) }
      guard has(line, at: place, in: key) else { return TokenRun.plain(line) }
    }
    if let runs = entries[key]?.runs[place] { return runs }
    let runs = entries[key]?.text.lines(in: place..<place + 1).first ?? TokenRun.plain(line)
    entries[key]?.runs[place] = runs
    return runs
  }

  private func has(_ line: String, at place: Int, in key: Key) -> Bool {
    guard let lines = entries[key]?.text.lines, lines.indices.contains(place) else { return false }
    return lines[place] == line
  }
}
