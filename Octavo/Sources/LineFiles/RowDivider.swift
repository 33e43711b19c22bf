import Glibc

/// Divides bytes into rows: lines, or portions of long ones.
///
/// The place where a long line is divided depends only on the bytes from the start of that line, so
/// that reading from any known row gives the same rows as reading the file from its start.
struct RowDivider: Sendable {
  /// The most bytes of a row; the rest of a longer line is in further rows.
  static let longest = 10_000

  /// A row in a buffer.
  struct Row {
    /// The end of its text.
    var end: Int
    /// The start of the next row.
    var next: Int
    /// Whether the line ends with the row.
    var endsLine: Bool
  }

  let encoding: LineEncoding

  /// Finds the row that begins at an offset.
  ///
  /// - Parameters:
  ///   - start: The offset of the row in the buffer.
  ///   - bytes: The buffer.
  ///   - isEnd: Whether the file ends with the buffer.
  /// - Returns: The row; `nil` if its end depends on bytes that are not in the buffer.
  func row(at start: Int, in bytes: UnsafeRawBufferPointer, isEnd: Bool) -> Row? {
    guard start < bytes.count else { return nil }
    let window = min(bytes.count - start, Self.longest + encoding.unit)
    let whole = window / encoding.unit * encoding.unit
    if let end = lineEnd(from: start, count: whole, in: bytes) {
      guard let next = next(after: end, in: bytes, isEnd: isEnd) else { return nil }
      return Row(end: end, next: next, endsLine: true)
    }
    if bytes.count - start >= Self.longest + encoding.unit {
      let end = cut(start + Self.longest, after: start, in: bytes)
      return Row(end: end, next: end, endsLine: false)
    }
    return isEnd ? Row(end: bytes.count, next: bytes.count, endsLine: true) : nil
  }

  /// Returns the start of the line behind an end of a line, which may have two characters.
  private func next(after end: Int, in bytes: UnsafeRawBufferPointer, isEnd: Bool) -> Int? {
    let next = end + encoding.unit
    guard character(at: end, in: bytes) == UInt8(ascii: "\r") else { return next }
    guard next + encoding.unit <= bytes.count else { return isEnd ? next : nil }
    return character(at: next, in: bytes) == UInt8(ascii: "\n") ? next + encoding.unit : next
  }

  /// Returns the ASCII character at an offset; `nil` for another one.
  private func character(at offset: Int, in bytes: UnsafeRawBufferPointer) -> UInt8? {
    guard case .utf16(let isBigEndian) = encoding else { return bytes[offset] }
    let (first, second) = (bytes[offset], bytes[offset + 1])
    return isBigEndian ? (first == 0 ? second : nil) : (second == 0 ? first : nil)
  }

  private func lineEnd(from start: Int, count: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    if encoding.unit == 2 {
      return stride(from: start, to: start + count, by: 2).first { offset in
        let found = character(at: offset, in: bytes)
        return found == UInt8(ascii: "\n") || found == UInt8(ascii: "\r")
      }
    }
    guard count > 0, let base = bytes.baseAddress else { return nil }
    let first = base + start
    let feed = memchr(first, 0x0A, count).map { UnsafeRawPointer($0) - first }
    let carriage = memchr(first, 0x0D, feed ?? count).map { UnsafeRawPointer($0) - first }
    return (carriage ?? feed).map { start + $0 }
  }

  /// Returns the last place for a cut at or before an offset: not inside of a character.
  private func cut(_ offset: Int, after start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    switch encoding {
    case .latin1: return offset
    case .utf8:
      let first = max(start + 1, offset - 3)
      return (first...offset).reversed().first { bytes[$0] & 0xC0 != 0x80 } ?? offset
    case .utf16(let isBigEndian):
      // A low surrogate stays with the high one before it.
      let high = bytes[isBigEndian ? offset : offset + 1]
      return (0xDC...0xDF).contains(high) ? offset - 2 : offset
    }
  }
}
