import Foundation
import Testing

/// Compares Documentation/Contracts.md with the tests that cite it.
struct ContractsTests {
  private func numbers(in text: String, _ pattern: Regex<(Substring, Substring)>) -> [Int] {
    text.matches(of: pattern).compactMap { Int($0.1) }
  }

  private func promises() throws -> [Int] {
    let file = SourceFile.root.appending(path: "Documentation/Contracts.md")
    return numbers(in: try String(contentsOf: file, encoding: .utf8), /- \*\*C(\d+)\*\*/)
  }

  /// The numbers in comments such as `// C1, C2` above a test.
  private func citations() throws -> Set<Int> {
    var cited: Set<Int> = []
    for path in ["Tests", "BinderyGTK/Tests"] {
      let folder = SourceFile.root.appending(path: path)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.matches(of: /(?m)^ *\/\/ (C\d+(?:, C\d+)*)$/) {
          cited.formUnion(numbers(in: String(line.1), /C(\d+)/))
        }
      }
    }
    return cited
  }

  @Test func `the contracts are numbered without a gap`() throws {
    let promises = try promises()

    #expect(!promises.isEmpty)
    #expect(promises == Array(1...promises.count))
  }

  @Test func `each contract has a test, and each citation names a contract`() throws {
    #expect(try citations().sorted() == promises())
  }
}
