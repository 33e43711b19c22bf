import Foundation
import GitHubValues

/// The lines around the first match in a file that a search has found.
nonisolated struct CodeExcerpt: Sendable {
  /// The part of the file that the server has sent.
  let fragment: String
  private let lines: [String]
  /// The offset of the line with the match in the fragment.
  private let match: Int

  /// The lines before and after the match that are shown.
  private static let margin = 1
  /// The most characters of a line that are shown.
  private static let longest = 150

  /// Takes the first place in the contents of a file; `nil` if only its path matches.
  init?(_ result: GitHub.SearchResult<GitHub.CodeFile>) {
    guard let found = result.matches.first(where: { $0.property == "content" }) else { return nil }
    fragment = found.fragment
    lines = Self.lines(of: found.fragment)
    let start = found.ranges.map(\.lowerBound).min() ?? 0
    let before = String(String.UnicodeScalarView(found.fragment.unicodeScalars.prefix(start)))
    match = min(Self.lines(of: before).count - 1, lines.count - 1)
  }

  /// Returns the lines to show, with their numbers if that of the match is known.
  func lines(from number: Int?) -> [ExcerptLine] {
    let shown = max(0, match - Self.margin)...min(match + Self.margin, lines.count - 1)
    return shown.map { place in
      ExcerptLine(
        number: number.map { $0 + place - match }.flatMap { $0 > 0 ? $0 : nil },
        text: String(lines[place].prefix(Self.longest))
      )
    }
  }

  /// Finds the fragment in a file; off the main actor.
  ///
  /// - Parameter content: The contents of the file in UTF-8.
  /// - Returns: The number of the line with the match; `nil` if the file does not have it, such as
  ///   after a push.
  @concurrent func line(in content: [UInt8]) async -> Int? {
    let file = Data(content)
    if let place = file.range(of: Data(fragment.utf8)) {
      return Self.lineEnds(in: file[..<place.lowerBound]) + match + 1
    }
    // The server may have cut other lines of the fragment.
    let text = lines[match].trimmed
    guard !text.isEmpty, let place = file.range(of: Data(text.utf8)) else { return nil }
    return Self.lineEnds(in: file[..<place.lowerBound]) + 1
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
  }

  private static func lineEnds(in bytes: Data) -> Int {
    var (ends, isAfterReturn) = (0, false)
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && !isAfterReturn { ends += 1 }
      isAfterReturn = byte == 0x0D
    }
    return ends
  }
}
