/// Cuts text into lines.
public enum TextLines {
  /// The lines of a text, without their ends, which may be `\n`, `\r\n` or `\r`.
  ///
  /// A last line that is empty counts: `"a\n"` has two. ``FileContent`` leaves it out.
  public static func split(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        lines.append(string(bytes[start..<(index - 1)]))
        if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
          index += 1
        }
        start = index
      }
      lines.append(string(bytes[start...]))
      return lines
    }
  }

  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}
