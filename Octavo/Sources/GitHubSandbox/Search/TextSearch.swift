/// Finds words in a text without regard to case.
enum TextSearch {
  /// Returns the places of all words; positions are counted in characters.
  static func ranges(
    of words: [String],
    in text: String
  ) -> [(text: String, start: Int, end: Int)] {
    let characters = Array(text)
    let lowered = characters.map { $0.lowercased() }
    return words.flatMap { word -> [(text: String, start: Int, end: Int)] in
      let wanted = word.map { String($0) }
      guard !wanted.isEmpty, lowered.count >= wanted.count else { return [] }
      return (0...(lowered.count - wanted.count)).compactMap { start in
        let end = start + wanted.count
        guard lowered[start..<end].elementsEqual(wanted) else { return nil }
        return (String(characters[start..<end]), start, end)
      }
    }
  }
}
