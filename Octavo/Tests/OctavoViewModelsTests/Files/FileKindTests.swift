import Testing

@testable import OctavoViewModels
@testable import SourceLanguages

/// The kinds of files by their names.
struct FileKindTests {
  @Test func `only the extensions of Markdown in the table are those of documents`() {
    for language in LanguageTable.standard.languages {
      for name in language.files + language.extensions.map({ "a\($0)" }) {
        #expect((FileKind(path: name) == .markdown) == (language.name == "Markdown"), "\(name)")
        #expect(FileKind(path: name) != .image, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("docs/README.MD", FileKind.markdown), ("config.ron", .other), ("a.md.txt", .other),
    ("md", .other), ("moon.PNG", .image), ("png", .other), (".gif", .image), ("", .other),
  ])
  func `a kind is that of the extension as a whole`(path: String, kind: FileKind) {
    #expect(FileKind(path: path) == kind)
  }
}
