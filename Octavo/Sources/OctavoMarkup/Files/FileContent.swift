/// The content of a file: text, picture or other bytes.
public enum FileContent: Sendable, Hashable {
  /// Text in lines, without their ends.
  case text(lines: [String], encoding: TextEncoding)
  /// A picture.
  case image(ImageKind)
  /// Neither: showing it as text would show noise.
  case binary

  /// Looks at a file.
  ///
  /// As git does, it takes a zero among the first 8,000 bytes for the sign of a binary; beside
  /// that, a text may hold few control characters. An SVG is a picture here.
  public init(fileName: String, bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if let image = ImageKind(fileName: fileName, bytes: bytes) {
      self = .image(image)
      return
    }
    self = Self.isBinary(bytes) ? .binary : Self.text(bytes)
  }

  /// The file as text, whatever it is: for a viewer that shows the source of an SVG.
  public static func text(_ bytes: some Sequence<UInt8>) -> FileContent {
    let (text, encoding) = TextEncoding.decode(Array(bytes))
    var lines = TextLines.split(text)
    if lines.last == "" { lines.removeLast() }
    return .text(lines: lines, encoding: encoding)
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(8000)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return bytes.count.isMultiple(of: 2) == false
    }
    if head.contains(0) { return true }
    let controls = head.count { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
    return controls * 10 > head.count
  }
}
