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
    let modules =
      SourceFile.levels + ["BinderyTesting", "BinderyTerminal", "BinderySwiftUI", "BinderyCombine"]
    // Declarations that cannot be called have no rule for their results.
    let files = try SourceFile.files(of: modules)
      .filter { !$0.path.contains("+SignalNames") && !$0.path.contains("/Mistakes/") }
    let pattern =
      #/
      (?m) ((?: ^\x20*@.*\n )*)                              # the attributes
      ^\x20*public\x20 (?: final\x20 | static\x20 )*
      (func\x20 (?: (?! \bfunc\b ) [^\{] )*? ->\x20 \(? (any\x20Disposable | ObservationToken) \b)
      /#
    return files.flatMap { file in
      file.text.matches(of: pattern).map { match in
        Declaration(
          file: file.path,
          signature: match.2,
          isDiscardable: match.1.contains("@discardableResult"),
          endsOnRelease: match.3 == "ObservationToken"
        )
      }
    }
  }

  // C16
  @Test func `a result warns when unused exactly if it ends something on release`() throws {
    let declarations = try declarations()

    let wrong = declarations.filter { $0.isDiscardable == $0.endsOnRelease }

    let observing = declarations.filter { $0.signature.hasPrefix("func observe<") }
    #expect(observing.filter(\.endsOnRelease).count == 2)
    #expect(declarations.contains { $0.isDiscardable })
    #expect(wrong.map { "\($0.file): \($0.signature)" } == [])
  }
}
