/// The encoding of a text file.
public enum TextEncoding: Sendable, Hashable {
  /// UTF-8, with or without a mark at its start.
  case utf8
  /// UTF-16, as the mark at its start says.
  case utf16
  /// Latin-1, by guess: the bytes are no UTF-8, so each is shown as one letter.
  case latin1
}

extension TextEncoding {
  /// The text of a file and how it was written; never fails, see ``latin1``.
  static func decode(_ bytes: [UInt8]) -> (text: String, encoding: TextEncoding) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return (utf16(bytes, high: 1), .utf16)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return (utf16(bytes, high: 0), .utf16)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return (text, .utf8) }
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    return (text, .latin1)
  }

  private static func utf16(_ bytes: [UInt8], high: Int) -> String {
    let units = (1..<(bytes.count / 2)).lazy.map { unit in
      UInt16(bytes[2 * unit + high]) << 8 | UInt16(bytes[2 * unit + 1 - high])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
