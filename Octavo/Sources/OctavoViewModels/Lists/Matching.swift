nonisolated extension String {
  /// Whether a filter for `keyword` lets this text through, whatever the case.
  func matches(_ keyword: String) -> Bool {
    keyword.isEmpty || lowercased().contains(keyword.lowercased())
  }
}
