/// The beginning of a readme, cut where a block of Markdown ends.
nonisolated enum ReadmeSummary {
  private static let blocks = 3
  private static let longest = 40

  /// The first three blocks, or fewer where they would be longer than a screen.
  static func of(_ text: String) -> String {
    var lines: [Substring] = []
    var blocksLeft = blocks
    var fence: Character?
    // A readme may be a single line of a megabyte.
    for line in text.prefix(16_384).split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " || $0 == "\r" }
      if let mark = content.first, content.hasPrefix("```") || content.hasPrefix("~~~") {
        if fence == nil { fence = mark } else if fence == mark { fence = nil }
      }
      let isBlank = content.allSatisfy(\.isWhitespace)
      if isBlank, lines.last?.isEmpty != false { continue }
      if isBlank, fence == nil {
        blocksLeft -= 1
        if blocksLeft == 0 { break }
      }
      lines.append(isBlank ? "" : line)
      if lines.count == longest { break }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if fence != nil { lines.append(fence == "~" ? "~~~" : "```") }
    return lines.joined(separator: "\n")
  }
}
