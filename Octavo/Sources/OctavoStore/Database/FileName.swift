/// Names of files made of the names of servers and users.
enum FileName {
  /// A name that is safe in any folder, and different for different parts.
  ///
  /// Case is dropped, as logins and hosts have none. What is no plain letter, digit, hyphen or
  /// inner dot is escaped, so that no part can leave the folder, hide, or look like an option.
  static func safe(_ parts: String...) -> String {
    let name = parts.map { escaped($0.lowercased()) }.joined(separator: "_")
    guard name.utf8.count > 120 else { return name }
    return "\(name.prefix(100))_\(String(hash(name), radix: 16))"
  }

  private static func escaped(_ part: String) -> String {
    var text = ""
    for (index, byte) in part.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        if index > 0 { text.unicodeScalars.append(Unicode.Scalar(byte)) } else { fallthrough }
      default:
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text
  }

  /// FNV-1a, which stays the same from run to run as `Hasher` does not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
