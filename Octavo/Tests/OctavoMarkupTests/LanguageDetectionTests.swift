import OctavoMarkup
import SourceLanguages
import Testing

struct LanguageDetectionTests {
  @Test(arguments: [
    ("main.swift", "", "Swift"), ("src/a.h", "", "C"), ("A.CPP", "", "C++"),
    ("x.tsx", "", "TypeScript"), ("Makefile", "", "Makefile"), ("Makefile.am", "", "Makefile"),
    ("Dockerfile.release", "", "Dockerfile"), ("CMakeLists.txt", "", "CMake"),
    ("README.md", "", "Markdown"), (".bashrc", "", "Shell"), ("Gemfile", "", "Ruby"),
    ("run", "#!/bin/sh", "Shell"), ("run", "#!/usr/bin/env -S python3.11 -u", "Python"),
    ("run", "#! /usr/bin/env node", "JavaScript"), ("run", "#!/usr/bin/perl -w", "Perl"),
    ("Package.resolved", "", "JSON"), ("a.b.yml", "", "YAML"),
  ])
  func `a file's name or first line tells its language`(
    name: String,
    firstLine: String,
    expected: String
  ) {
    #expect(Language.detect(fileName: name, firstLine: firstLine)?.name == expected)
  }

  @Test(arguments: [("LICENSE", ""), ("a.unknown", "text"), ("", ""), (".", "#!"), ("/", "#!/")])
  func `an unknown file has no language`(name: String, firstLine: String) {
    #expect(Language.detect(fileName: name, firstLine: firstLine) == nil)
  }

  @Test func `the table names only rules that there are`() {
    let named = Set(LanguageTable.standard.languages.compactMap(\.grammar))

    #expect(named == Set(Language.all.map(\.name)))
  }

  @Test func `no two languages claim the same name`() {
    for language in Language.all {
      #expect(Language.named(language.name) == language)
    }
    #expect(Set(Language.all).count == Language.all.count)
  }
}
