import Foundation
import Testing

/// Compares the names in the pages for adopters of other libraries with the public API.
struct OtherLibraryPageTests {
  /// The libraries whose pages have tables with the column “here”.
  private static let libraries = [
    "Combine", "Observable", "ReactiveSwift", "ReactiveUI", "RxSwift", "TCA",
  ]

  /// Names in that column that are not in the API of the modules below: those of the standard
  /// library, Foundation, the kit for GTK, modules and examples.
  private static let foreign: Set = [
    "Array", "BinderyCombine", "BinderySwiftUI", "BinderyTesting", "Kind", "NavigationHost", "X",
    "dropLast", "milliseconds", "notifications", "sequence",
  ]

  /// The words in the public declarations of the framework.
  private func publicWords() throws -> Set<String> {
    let others = ["BinderyCombine", "BinderySwiftUI", "BinderyTerminal", "BinderyTesting"]
    let files = try SourceFile.files(of: SourceFile.levels + others)
    var words: Set<String> = []
    for file in files {
      for line in file.code where line.contains("public ") || line.contains("open ") {
        let parts = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        words.formUnion(parts.map(String.init))
      }
    }
    return words
  }

  /// The types and calls in the column “here” of a page.
  private func names(from library: String) throws -> Set<String> {
    let file = SourceFile.root.appending(path: "Documentation/From\(library).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var names: Set<String> = []
    var isOurs = false
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else {
        isOurs = false
        continue
      }
      let cell = line.components(separatedBy: " | ").last ?? ""
      if cell == "here |" {
        isOurs = true
      } else if isOurs {
        names.formUnion(self.names(in: cell))
      }
    }
    return names
  }

  /// The types and calls in the code voices of a cell.
  private func names(in cell: String) -> [String] {
    var names: [String] = []
    for (place, code) in cell.components(separatedBy: "`").enumerated() where place % 2 == 1 {
      for match in code.matches(of: /\w+\(?/) {
        let word = String(match.output)
        if word.hasSuffix("(") {
          names.append(String(word.dropLast()))
        } else if word.first?.isUppercase == true {
          names.append(word)
        }
      }
    }
    return names
  }

  @Test func `each of our names in the pages for other libraries is public`() throws {
    let known = try publicWords().union(Self.foreign)

    var unknown: [String] = []
    for library in Self.libraries {
      let names = try names(from: library)
      #expect(names.count > 5)
      unknown += names.subtracting(known).sorted().map { "From\(library).md: \($0)" }
    }

    #expect(unknown == [])
  }
}
