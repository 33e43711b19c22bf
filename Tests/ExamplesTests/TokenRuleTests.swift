import Foundation
import Testing

/// The rule for tokens, read from the declarations of the framework.
struct TokenRuleTests {
  /// A function whose result ends something, and whether a caller may ignore the result.
  private struct Declaration {
    let file: String
    let signature: Substring
    let isDiscardable: Bool
    let endsOnRelease: Bool
  }

  private func declarations() throws -> [Declaration] {
    let sources = ArticleMap.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let pattern =
      /(?m)((?:^ *@.*\n)*)^ *public (?:static )?(func [^{=]*?-> \(?(any Disposable|ObservationToken)\)?\??)/
    var found: [Declaration] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("/Migration/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) {
        found.append(
          Declaration(
            file: file.lastPathComponent,
            signature: match.2,
            isDiscardable: match.1.contains("@discardableResult"),
            endsOnRelease: match.3 == "ObservationToken"
          )
        )
      }
    }
    return found
  }

  // C16
  @Test func `a result warns when unused exactly if it ends something on release`() throws {
    let declarations = try declarations()

    let wrong = declarations.filter { $0.isDiscardable == $0.endsOnRelease }

    #expect(declarations.contains { $0.endsOnRelease })
    #expect(declarations.contains { $0.isDiscardable })
    #expect(wrong.map { "\($0.file): \($0.signature)" } == [])
  }
}
