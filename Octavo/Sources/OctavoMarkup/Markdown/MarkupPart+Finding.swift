extension MarkupPart {
  /// Looks for a text in parts, off the main actor; upper and lower case are the same.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parts: The parts of a document.
  ///   - start: The part with which to begin; the others follow, behind the last one the first.
  ///   - backwards: Whether the parts above are the next ones.
  /// - Returns: The index of the first part that has the text; `nil` if there is none, and when the
  ///   task is cancelled.
  @concurrent public static func index(
    of text: String,
    in parts: [MarkupPart],
    from start: Int,
    backwards: Bool = false
  ) async -> Int? {
    let text = text.lowercased()
    let count = parts.count
    for step in 0..<count {
      let index = ((start + (backwards ? -step : step)) % count + count) % count
      if step.isMultiple(of: 1_000), Task.isCancelled { return nil }
      if parts[index].lines.contains(where: { $0.lowercased().contains(text) }) { return index }
    }
    return nil
  }
}
