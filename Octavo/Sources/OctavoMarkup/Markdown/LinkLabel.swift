/// A text in brackets, which may be the label of a link's definition.
struct LinkLabel: Sendable, Hashable {
  /// The longest label of the dialect, in bytes.
  private static let longest = 999

  /// The label, on one line.
  let text: [UInt8]
  /// A number that two labels have in common if the parser takes them for one.
  ///
  /// Others may have it, too.
  let key: UInt64

  /// Reads the text between brackets; the marks of quotes in it belong to no label.
  init(_ bytes: ArraySlice<UInt8>) {
    var text: [UInt8] = []
    var isLineStart = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isLineStart = true
        text.append(0x20)
      } else if !isLineStart || (byte > 0x20 && byte != UInt8(ascii: ">")) {
        isLineStart = false
        text.append(byte)
      }
    }
    self.text = text
    key = Self.key(of: text)
  }

  private static func key(of text: [UInt8]) -> UInt64 {
    var key: UInt64 = 0xcbf2_9ce4_8422_2325
    let note = { (byte: UInt8) in key = (key ^ UInt64(byte)) &* 0x100_0000_01b3 }
    guard text.contains(where: { $0 >= 0x80 }) else {
      for byte in text where byte.isLetter || byte.isDigit {
        note(byte.isLetter ? byte | 0x20 : byte)
      }
      return key
    }
    let folded = String(decoding: text, as: UTF8.self).uppercased().lowercased()
    for byte in folded.utf8 where byte >= 0x80 || byte.isLetter || byte.isDigit { note(byte) }
    return key
  }

  /// Calls a function with each text in brackets that could be a label, its place, and whether a
  /// colon follows.
  static func forEach(
    in bytes: ArraySlice<UInt8>,
    _ body: (_ text: ArraySlice<UInt8>, _ isDefinition: Bool) -> Void
  ) {
    var open: Int?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): open = index + 1
      case UInt8(ascii: "]"):
        if let start = open, index > start, index - start <= longest {
          let next = index + 1
          body(bytes[start..<index], next < bytes.endIndex && bytes[next] == UInt8(ascii: ":"))
        }
        open = nil
      default: break
      }
      index += 1
    }
  }
}
