extension MergedPull {
  /// Whether the message says that it closes an issue.
  func closes(_ number: Int) -> Bool { ClosingWords.numbers(in: merge.message).contains(number) }
}
