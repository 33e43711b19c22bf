import Testing

/// The imports of the modules that an adopter's view models and tests depend on.
struct ImportTests {
  @Test func `the levels and the testing kit import the standard library and Observation only`()
    throws
  {
    let modules = SourceFile.levels + ["BinderyTesting"]

    let imported = try imports(of: modules)

    #expect(imported.isSuperset(of: SourceFile.levels))
    #expect(imported.subtracting(modules + ["CBinderyTesting"]) == ["Observation"])
  }

  @Test func `each level imports only the levels below it`() throws {
    for (depth, module) in SourceFile.levels.enumerated() {
      let above = SourceFile.levels.dropFirst(depth)

      let imported = try imports(of: [module])

      #expect(imported.isDisjoint(with: above), "\(module)")
    }
  }

  /// The names of the modules in all `import` declarations.
  private func imports(of modules: [String]) throws -> Set<String> {
    let lines = try SourceFile.files(of: modules).flatMap(\.code)
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(of: "import"), place < 3 else { return nil }
        // `import struct Module.Name` names a declaration; only its module is compared.
        return words.last?.split(separator: ".").first.map(String.init)
      }
    )
  }
}
