import Foundation

/// A text that is searched for, in which upper and lower case are the same.
public struct TextNeedle: Sendable, Hashable {
  /// The text.
  public let text: String
  private let ascii: [UInt8]?

  /// Whether all characters are ASCII, so that the bytes of a file are searched.
  var isASCII: Bool { ascii != nil }

  /// Makes a needle of a text; one that is empty is found nowhere.
  public init(_ text: String) {
    self.text = text
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    ascii = isASCII ? text.utf8.map(Self.lowercased) : nil
  }

  /// Returns the places of the needle in a text, as bytes in UTF-8.
  public func ranges(in line: String) -> [Range<Int>] {
    guard !text.isEmpty else { return [] }
    guard let ascii else { return foldedRanges(in: line) }
    var line = line
    return line.withUTF8 { bytes in
      Self.offsets(of: ascii, in: UnsafeRawBufferPointer(bytes)).map { $0..<$0 + ascii.count }
    }
  }

  /// Returns the offsets in bytes of an encoding; `nil` if the text has to be decoded for that.
  func offsets(in bytes: UnsafeRawBufferPointer, _ encoding: LineEncoding) -> [Int]? {
    guard let ascii else { return nil }
    let needle = encoding.bytes(ofASCII: ascii)
    return Self.offsets(of: needle, in: bytes, unit: encoding.unit)
  }

  private func foldedRanges(in line: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var rest = line.startIndex..<line.endIndex
    while let range = line.range(of: text, options: .caseInsensitive, range: rest), !range.isEmpty {
      let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
      ranges.append(
        start..<start + line.utf8.distance(from: range.lowerBound, to: range.upperBound)
      )
      rest = range.upperBound..<line.endIndex
    }
    return ranges
  }

  /// Compares bytes; the C library finds the first one.
  private static func offsets(
    of needle: [UInt8],
    in bytes: UnsafeRawBufferPointer,
    unit: Int = 1
  ) -> [Int] {
    guard let first = needle.first, let base = bytes.baseAddress else { return [] }
    let last = bytes.count - needle.count
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    var cases = (isLetter ? [first, first ^ 0x20] : [first]).map { (byte: Int32($0), place: -1) }
    var offsets: [Int] = []
    var start = 0
    while start <= last {
      var next = Int.max
      for index in cases.indices {
        if cases[index].place < start {
          let found = memchr(base + start, cases[index].byte, last - start + 1)
          cases[index].place = found.map { UnsafeRawPointer($0) - base } ?? .max
        }
        next = min(next, cases[index].place)
      }
      guard next != .max else { break }
      let isMatch =
        next.isMultiple(of: unit)
        && needle.indices.allSatisfy { lowercased(bytes[next + $0]) == needle[$0] }
      if isMatch { offsets.append(next) }
      start = next + (isMatch ? needle.count : 1)
    }
    return offsets
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
