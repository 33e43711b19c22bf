/// Builds the text of a JSON value, field by field, in the order in which fields are given.
///
/// GitHub sends `null` where there is nothing, which `Encodable` leaves out; and a listing can be
/// written out while it grows, which an encoder cannot do. Strings are repaired to valid UTF-8.
struct JSONText: Sendable {
  var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(quoting text: String) {
    var text = text
    text.withUTF8 { append(quotingValid: $0) }
  }

  /// Adds a text that may be no valid UTF-8.
  mutating func append(quoting bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      bytes.withUnsafeBufferPointer { append(quotingValid: $0) }
    } else {
      append(quoting: String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func append(quotingValid text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if text.contains(where: Self.isEscaped) {
      for byte in text { append(escaping: byte) }
    } else {
      bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7f
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20, 0x7f:
      append("\\u00")
      let digits = Array("0123456789abcdef".utf8)
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }

  static func of(_ value: some JSONWritable) -> [UInt8] {
    var text = JSONText()
    value.write(to: &text)
    return text.bytes
  }
}
