import Testing

@testable import OctavoViewModels

struct FileTypeTests {
  @Test(arguments: [
    ("a.zip", "PK\u{3}\u{4}", "ZIP archive"), ("a.docx", "PK\u{3}\u{4}", "Word document"),
    ("run", "\u{7F}ELF", "ELF program"), ("a.png", "\u{7F}ELF", "ELF program"),
    ("a.bin", "RIFF\0\0\0\0WEBP", "WebP picture"), ("a.tar.gz", "x", "compressed tar archive"),
    ("a.xyz", "x\0", nil), ("a.xyz", "", nil),
  ])
  func `the bytes say the type, and the name where they do not`(
    name: String,
    head: String,
    title: String?
  ) {
    #expect(FileType.title(of: "folder/\(name)", Array(head.utf8)) == title)
  }
}
