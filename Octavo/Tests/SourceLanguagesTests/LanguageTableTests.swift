import Foundation
import Testing

@testable import SourceLanguages

/// The one table of languages.
struct LanguageTableTests {
  @Test(
    arguments: [
      ("main.swift", "Swift"), ("A.H", "C"), ("x.cpp", "C++"), ("index.ts", "TypeScript"),
      ("src/Makefile", "Makefile"), ("notes.md", "Markdown"), ("data.json", "JSON"),
      ("lib.rs", "Rust"), ("a.b.py", "Python"), (".bashrc", "Shell"), ("page.html.erb", "HTML"),
      ("Dockerfile.release", "Dockerfile"), ("LICENSE", nil), ("", nil), ("profile.txt", nil),
      ("Profile.txt", nil),
    ] as [(String, String?)]
  )
  func `a file's name tells its language`(name: String, language: String?) {
    #expect(LanguageTable.standard.language(ofFile: name)?.name == language)
  }

  @Test func `only programming and markup languages count towards a repository's`() {
    let names = ["a.swift", "a.html", "a.md", "a.json", "a.sql"]

    let counted = names.map { LanguageTable.standard.language(ofFile: $0)?.isCounted }

    #expect(counted == [true, true, false, false, false])
  }

  @Test func `a language costs one line`() throws {
    let header = "name\tcounted\tcolor\tgrammar\tprograms\taliases\textensions\tfiles"
    let entry = "Quill\tyes\t#10A0FF\tSwift\tquill\tql\t.quill .qu\tQuillfile"

    let table = LanguageTable("# A comment.\n\(header)\n\(entry)\n")

    let quill = try #require(table.language(named: "QL"))
    #expect(quill.name == "Quill")
    #expect(quill.grammar == "Swift")
    #expect([quill.color?.red, quill.color?.green, quill.color?.blue] == [16, 160, 255])
    #expect(table.languages == [quill])
    #expect(table.language(ofFile: "a.qu") == quill)
    #expect(table.language(ofFile: "Quillfile.old") == quill)
    #expect(table.language(ofFile: "run", firstLine: "#!/usr/bin/env quill2 -x") == quill)
  }

  @Test func `nearly each language has a colour, seen on a light and on a dark background`() {
    let colors = LanguageTable.standard.languages.compactMap(\.color)

    #expect(colors.count > LanguageTable.standard.languages.count * 9 / 10 - 10)
    for color in colors { #expect((0.10...0.60).contains(luminance(of: color)), "\(color.code)") }
  }

  /// The relative luminance of sRGB, from 0 for black to 1 for white.
  private func luminance(of color: SourceLanguageColor) -> Double {
    let channels = [(color.red, 0.2126), (color.green, 0.7152), (color.blue, 0.0722)]
    return channels.reduce(0) { sum, channel in
      let value = Double(channel.0) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + channel.1 * linear
    }
  }

  @Test func `no two languages claim the same name, extension, file or program`() {
    let languages = LanguageTable.standard.languages
    let lists = [
      languages.flatMap { $0.files + $0.extensions }, languages.flatMap(\.programs),
      languages.flatMap { [$0.name.lowercased()] + $0.aliases },
    ]

    for list in lists { #expect(list.count == Set(list).count) }
  }

  @Test func `each extension and each file name belongs to the language of its line`() {
    for language in LanguageTable.standard.languages {
      // An extension with a capital is the whole name of a file.
      let endings = language.extensions.map { $0 == $0.lowercased() ? "a\($0)" : $0 }
      for name in language.files + endings {
        let found = LanguageTable.standard.language(ofFile: name)?.name
        #expect(found == language.name, "\(name)")
      }
    }
  }

  @Test func `every line of the file is read`() {
    let text = String(decoding: PackageResources.languages_tsv, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }

    #expect(LanguageTable.standard.languages.count == lines.count - 1)
  }
}
