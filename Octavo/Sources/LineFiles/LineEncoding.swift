/// The encoding of a file, by its first bytes.
public enum LineEncoding: Sendable, Hashable {
  /// UTF-8, in which every invalid byte is shown as a replacement character.
  case utf8
  /// UTF-16, with the more significant byte of each unit first or last.
  case utf16(isBigEndian: Bool)
  /// Latin-1, because the first bytes are not valid UTF-8.
  case latin1

  /// The number of bytes that are examined.
  static let head = 64 << 10

  /// Finds the encoding, and the number of bytes of the mark at the start of the file.
  init(_ bytes: some Collection<UInt8>, markCount: inout Int) {
    markCount = 2
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else {
      markCount = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      self = Self.isUTF8(bytes.prefix(Self.head)) ? .utf8 : .latin1
    }
  }

  /// The bytes of a unit.
  var unit: Int { if case .utf16 = self { 2 } else { 1 } }

  /// Returns the text of bytes.
  func text(_ bytes: some Collection<UInt8>) -> String {
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .latin1:
      var text = ""
      text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
      return text
    case .utf16(let isBigEndian):
      let bytes = Array(bytes)
      let units = (0..<bytes.count / 2).lazy.map { index in
        let (first, second) = (UInt16(bytes[2 * index]), UInt16(bytes[2 * index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// Returns the bytes of an ASCII text, for a search.
  func bytes(ofASCII text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .latin1: text
    case .utf16(let isBigEndian): text.flatMap { isBigEndian ? [0, $0] : [$0, 0] }
    }
  }

  /// Whether bytes are UTF-8; the last character of a longer file may be incomplete.
  private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
    let tolerance = bytes.count < head ? 0 : 3
    return (0...tolerance).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
  }
}
