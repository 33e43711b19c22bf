extension MergedPull {
  private static let verbs: Set<String> = [
    "close", "closes", "closed", "fix", "fixes", "fixed", "resolve", "resolves", "resolved",
  ]

  /// Whether the message says that it closes an issue, such as “Fixes #12”.
  func closes(_ number: Int) -> Bool {
    let words = merge.message.lowercased().split { $0.isWhitespace || ",.;".contains($0) }
    return zip(words, words.dropFirst()).contains { verb, issue in
      Self.verbs.contains(String(verb.drop { $0 == ":" }.prefix { $0 != ":" }))
        && issue == "#\(number)"
    }
  }
}
