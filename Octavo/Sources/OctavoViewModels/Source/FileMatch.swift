import Foundation

/// A place of a searched text in a file.
public nonisolated struct FileMatch: Sendable, Hashable {
  /// The line, counted from one.
  public let line: Int
  /// The number of places of the text before this one in the same line.
  public let number: Int

  /// Returns the places of a text in the lines of a file, from top to bottom.
  static func all(of text: String, in lines: [String]) -> [Self] {
    guard !text.isEmpty else { return [] }
    return lines.enumerated().flatMap { index, line in
      ranges(of: text, in: line).indices.map { Self(line: index + 1, number: $0) }
    }
  }

  /// Returns the places of a text in a line, as bytes in UTF-8; upper and lower case are the same.
  public static func ranges(of text: String, in line: String) -> [Range<Int>] {
    guard !text.isEmpty else { return [] }
    return text.utf8.allSatisfy { $0 < 0x80 }
      ? ranges(ofASCII: text.utf8.map(lowercased), in: line)
      : ranges(ofAny: text, in: line)
  }

  /// Compares bytes, which is faster than Foundation by a multiple.
  private static func ranges(ofASCII text: [UInt8], in line: String) -> [Range<Int>] {
    var line = line
    return line.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var start = 0
      while start + text.count <= bytes.count {
        let isMatch = text.indices.allSatisfy { lowercased(bytes[start + $0]) == text[$0] }
        if isMatch { ranges.append(start..<start + text.count) }
        start += isMatch ? text.count : 1
      }
      return ranges
    }
  }

  private static func ranges(ofAny text: String, in line: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var rest = line.startIndex..<line.endIndex
    while let range = line.range(of: text, options: .caseInsensitive, range: rest), !range.isEmpty {
      let bounds = [range.lowerBound, range.upperBound].map {
        line.utf8.distance(from: line.startIndex, to: $0)
      }
      ranges.append(bounds[0]..<bounds[1])
      rest = range.upperBound..<line.endIndex
    }
    return ranges
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
