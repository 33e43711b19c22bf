/// The name git gives an object: a full SHA-1 or SHA-256 in lower-case hexadecimal.
///
/// Only values of this type are ever written to a `cat-file` process, so no text of a request can
/// reach it as an option, a second line or an expression.
struct ObjectID: Hashable, Sendable, CustomStringConvertible {
  let hex: String

  init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count == 40 || bytes.count == 64, bytes.allSatisfy(Self.isHexadecimal) else {
      return nil
    }
    hex = String(text)
  }

  /// Makes an identifier of the raw bytes that tree objects hold.
  init(raw: some Collection<UInt8>) {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(raw.count * 2)
    for byte in raw {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    hex = String(decoding: text, as: UTF8.self)
  }

  /// The name that git writes in place of a commit that does not exist.
  static let zero = ObjectID(raw: [UInt8](repeating: 0, count: 20))

  var description: String { hex }

  /// Whether it is a name of SHA-256.
  var isLong: Bool { hex.utf8.count == 64 }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
