extension HTMLText {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "middot": "·", "times": "×", "larr": "←", "rarr": "→", "uarr": "↑",
    "darr": "↓", "check": "✓", "hearts": "♥", "emsp": "\u{2003}", "ensp": "\u{2002}",
  ]
  /// The longest reference worth looking at, in bytes between `&` and `;`.
  private static let longest = 10

  /// The text with references such as `&amp;` and `&#8594;` replaced by their characters.
  static func resolvingReferences(_ text: ArraySlice<UInt8>) -> String {
    var resolved = ""
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      resolved += String(decoding: rest[..<start], as: UTF8.self)
      rest = rest[(start + 1)...]
      if let end = rest.prefix(longest + 1).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[..<end], as: UTF8.self))
      {
        resolved += character
        rest = rest[(end + 1)...]
      } else {
        resolved += "&"
      }
    }
    return resolved + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return names[reference] }
    let digits = reference.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { $0.value == 0 ? "\u{FFFD}" : String($0) }
  }
}
