import OctavoMarkup
import Testing

struct FileContentTests {
  @Test(arguments: [
    ("a\nb\r\nc\rd", ["a", "b", "c", "d"]), ("a\n", ["a"]), ("", []), ("\n\n", ["", ""]),
    ("a\r\r\nb", ["a", "", "b"]), ("\u{FEFF}a", ["a"]), ("日本\n👩‍🚀", ["日本", "👩‍🚀"]),
  ])
  func `text comes in lines, whatever ends them`(text: String, lines: [String]) {
    let content = FileContent(fileName: "a.txt", bytes: text.utf8)

    #expect(content == .text(lines: lines, encoding: .utf8))
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0x00, 0xE9, 0x00], "aé", TextEncoding.utf16),
    ([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x80], "a🚀", .utf16),
    ([0x63, 0x61, 0x66, 0xE9], "café", .latin1),
  ])
  func `other encodings are shown and named`(
    bytes: [UInt8],
    text: String,
    encoding: TextEncoding
  ) {
    #expect(FileContent(fileName: "a", bytes: bytes) == .text(lines: [text], encoding: encoding))
  }

  @Test(arguments: [
    [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00], [0x01, 0x02, 0x03, 0x04, 0x61], [0xFF, 0xFE, 0x61],
  ])
  func `bytes that are neither text nor picture are binary`(bytes: [UInt8]) {
    #expect(FileContent(fileName: "a.txt", bytes: bytes) == .binary)
  }

  @Test(arguments: [
    ("a.txt", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ImageKind.png),
    ("a", [0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ("a", Array("GIF89a".utf8), .gif),
    ("a", Array("RIFF____WEBPVP8 ".utf8), .webp), ("a.SVG", Array("<svg/>".utf8), .svg),
  ])
  func `pictures are known by their first bytes`(name: String, bytes: [UInt8], kind: ImageKind) {
    #expect(FileContent(fileName: name, bytes: bytes) == .image(kind))
  }

  @Test(arguments: ["BMW is a car", "RIFF", "GIF8 is no picture", "a.png"])
  func `a text that begins like a picture is a text`(text: String) {
    let content = FileContent(fileName: "a.png", bytes: text.utf8)

    #expect(content == .text(lines: [text], encoding: .utf8))
  }

  @Test(arguments: [("a.JPG", ImageKind.jpeg), ("b/c.png", .png), ("a.txt", nil), ("png", nil)])
  func `a name alone can tell a picture`(name: String, kind: ImageKind?) {
    #expect(ImageKind(fileName: name) == kind)
  }
}
