import GitHubValues

/// The last lines of the change that a conversation is about, as a block of Markdown.
nonisolated struct ThreadCode {
  /// The most lines that are shown, and the most characters of one.
  private static let (mostLines, longestLine) = (4, 300)

  /// The block; empty for a conversation about a whole file.
  let text: String

  /// Takes the lines of the hunk as they were when the conversation began.
  init(_ thread: GitHub.ReviewThread) {
    let length = max(1, (thread.originalLine ?? 0) - (thread.originalStartLine ?? Int.max) + 1)
    let count = min(max(Self.mostLines, length), Self.mostLines * 3)
    let lines = thread.hunk.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("@@") }.suffix(count)
      .map { $0.count > Self.longestLine ? "\($0.prefix(Self.longestLine))…" : String($0) }
    guard !lines.isEmpty, !thread.isOnFile else {
      text = ""
      return
    }
    // The block ends at a fence that is longer than any in its lines.
    let code = lines.joined(separator: "\n")
    var longest = 2
    for run in code.split(whereSeparator: { $0 != "`" }) { longest = max(longest, run.count) }
    let fence = String(repeating: "`", count: longest + 1)
    text = "\(fence)diff\n\(code)\n\(fence)"
  }
}
