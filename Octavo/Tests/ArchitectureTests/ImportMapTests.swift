import Testing

struct ImportMapTests {
  @Test(arguments: importMap.keys.sorted())
  func `a module imports only what the map allows`(folder: String) throws {
    let allowed = try #require(importMap[folder])
    let files = try SourceTree.files(below: folder)

    #expect(!files.isEmpty)
    for file in files {
      #expect(file.importsBeyond(allowed) == [], "\(file.path)")
    }
  }

  @Test func `every module stands on the map`() throws {
    let folders = Set(
      try SourceTree.files(below: "Sources").map(\.module)
        + SourceTree.files(below: "Benchmarks/Sources").map(\.module)
        + SourceTree.files(below: "BinderyGTK/Sources").map(\.module)
        + SourceTree.files(below: "Octavo/Sources").map(\.module)
        + SourceTree.files(below: "Octavo/Desktop/Sources").map(\.module)
    )

    #expect(folders.subtracting(importMap.keys) == [])
  }

  @Test func `imports are found in all their forms, and only imports`() {
    let file = SourceFile(
      path: "Example.swift",
      text: """
        import Alpha
        public import Beta.Inner
        @_exported public import Gamma
        @testable import struct Delta.Thing
        // import Commented
        let important = "import Quoted"
        let long = ""\"
          import Within
          ""\"
        import Epsilon
        """
    )

    #expect(file.imports == ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"])
    #expect(file.importsBeyond(["Alpha", "Beta"]) == ["Gamma", "Delta", "Epsilon"])
  }
}

extension SourceFile {
  /// The folder of the module that the file belongs to.
  fileprivate var module: String {
    let parts = path.split(separator: "/")
    let sources = parts.firstIndex(of: "Sources") ?? 0
    return parts.prefix(sources + 2).joined(separator: "/")
  }
}
