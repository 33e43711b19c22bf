#if canImport(Glibc) || canImport(Musl)
/// The clipboard of the user's terminal, which is set by a sequence (OSC 52).
///
/// It works over a remote connection too. Terminals that do not know the sequence ignore it.
package enum Clipboard {
  /// The most bytes of a text; terminals ignore longer ones.
  package static let mostBytes = 74_994

  /// Returns the sequence that puts a text on the clipboard; `nil` if the text is too long.
  ///
  /// The text is sent in Base64, so it may hold anything.
  package static func sequence(for text: String) -> String? {
    guard text.utf8.count <= mostBytes else { return nil }
    return "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = 0
      for place in 0..<3 {
        value = value << 8 | (place < group.count ? Int(group[start + place]) : 0)
      }
      for place in 0..<4 {
        let isPadding = place > group.count
        result.append(isPadding ? UInt8(ascii: "=") : digits[value >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension TerminalLoop {
  /// Puts a text on the clipboard of the user's terminal.
  ///
  /// - Returns: Whether it was sent; a text of more than 74,994 bytes is not.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard let sequence = Clipboard.sequence(for: text) else { return false }
    send(sequence)
    return true
  }
}
#endif
