/// The comparison of a deleted line with the added line beside it, which is made at the first read.
///
/// Both lines have the same comparison, so that views which draw them many times compare them once.
@MainActor
final class WordComparison {
  /// The words in which the lines differ; `nil` before the first read of `words`.
  private(set) var found: ChangedWords?
  private nonisolated let old: String
  private nonisolated let new: String

  nonisolated init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  deinit {}

  /// The words in which the lines differ.
  var words: ChangedWords {
    let words = found ?? ChangedWords(old: old, new: new)
    found = words
    return words
  }
}

nonisolated extension WordComparison: Equatable {
  /// Whether both compare the same lines.
  static func == (first: WordComparison, second: WordComparison) -> Bool {
    first === second || first.old == second.old && first.new == second.new
  }
}
