/// The issues that a text says are closed, such as “Fixes #12”.
enum ClosingWords {
  private static let verbs: Set<String> = [
    "close", "closes", "closed", "fix", "fixes", "fixed", "resolve", "resolves", "resolved",
  ]

  /// Returns the numbers in their order, each once.
  static func numbers(in text: String) -> [Int] {
    let words = text.lowercased().split { $0.isWhitespace || ",.;".contains($0) }
    var numbers: [Int] = []
    for (verb, issue) in zip(words, words.dropFirst()) {
      guard verbs.contains(String(verb.drop { $0 == ":" }.prefix { $0 != ":" })),
        issue.first == "#", let number = Int(issue.dropFirst()), !numbers.contains(number)
      else { continue }
      numbers.append(number)
    }
    return numbers
  }
}
