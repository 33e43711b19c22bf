/// Texts of which lines are coloured in any order, such as the sides of hunks.
///
/// A text is made when a line of it is first asked for, and kept with what was learnt of it. There
/// are never more than a limited number of texts.
public struct HighlightedTexts<Key: Hashable & Sendable>: Sendable {
  private static var mostTexts: Int { 64 }

  private var texts: [Key: HighlightedText] = [:]

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
      if texts.count >= Self.mostTexts { texts = [:] }
      texts[key] = make()
      guard has(line, at: place, in: key) else { return TokenRun.plain(line) }
    }
    return texts[key]?.lines(in: place..<place + 1).first ?? TokenRun.plain(line)
  }

  private func has(_ line: String, at place: Int, in key: Key) -> Bool {
    guard let lines = texts[key]?.lines, lines.indices.contains(place) else { return false }
    return lines[place] == line
  }
}
