import Foundation

/// The words of a search, which are highlighted in its results.
public nonisolated struct SearchTerms: Sendable, Equatable {
  /// A part of a text.
  public struct Part: Sendable, Equatable {
    /// The text of the part.
    public let text: String
    /// Whether the part matches a word of the search.
    public let isMatch: Bool
  }

  /// The words, without qualifiers such as `language:swift` and without quotes.
  let words: [String]

  /// Makes the words of a query in GitHub's search syntax; at most 16 are highlighted.
  public init(_ query: String) {
    words = QualifierText.tokens(query).filter { !$0.contains(":") && !$0.hasPrefix("-") }
      .filter { !["AND", "OR", "NOT"].contains($0) }
      .prefix(16).map(\.self)
  }

  /// Returns the text in parts, whether or not they match, whatever the case and the accents.
  public func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var end = text.startIndex
    for range in ranges(in: text) where range.upperBound > end {
      let start = max(end, range.lowerBound)
      if start > end { parts.append(Part(text: String(text[end..<start]), isMatch: false)) }
      parts.append(Part(text: String(text[start..<range.upperBound]), isMatch: true))
      end = range.upperBound
    }
    if end < text.endIndex { parts.append(Part(text: String(text[end...]), isMatch: false)) }
    return parts
  }

  /// Returns the places of all words, by their starts.
  private func ranges(in text: String) -> [Range<String.Index>] {
    words.flatMap { word in
      var ranges: [Range<String.Index>] = []
      var rest = text.startIndex..<text.endIndex
      while let range = text.range(
        of: word,
        options: [.caseInsensitive, .diacriticInsensitive],
        range: rest
      ), !range.isEmpty {
        ranges.append(range)
        rest = range.upperBound..<text.endIndex
      }
      return ranges
    }.sorted { $0.lowerBound < $1.lowerBound }
  }
}
