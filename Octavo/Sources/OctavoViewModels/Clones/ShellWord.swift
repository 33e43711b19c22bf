/// A text as a word of a shell’s command.
public nonisolated enum ShellWord {
  /// Returns a word that a POSIX shell reads as the text, with quotation marks where it needs them.
  ///
  /// A character that a terminal would act on when the command is pasted, such as a line break, is
  /// written as `$'\n'`, which bash, zsh and ksh read.
  public static func quoted(_ text: String) -> String {
    let isControl: (Unicode.Scalar) -> Bool = {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
    }
    if text.unicodeScalars.contains(where: isControl) { return escaped(text) }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._/:@%+=,".utf8.contains(byte)
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'\(text.replacing("'", with: "'\\''"))'"
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789abcdef")
    var word = "$'"
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): word += "\\n"
      case UInt8(ascii: "\t"): word += "\\t"
      case UInt8(ascii: "'"), UInt8(ascii: "\\"):
        word += "\\"
        word.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x20..<0x7F: word.unicodeScalars.append(Unicode.Scalar(byte))
      default: word += "\\x\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return word + "'"
  }
}
