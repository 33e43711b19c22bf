import Testing

/// Tests that the main actor is the one isolation domain above the model layer.
struct IsolationTests {
  /// The files that may assume the main actor.
  ///
  /// One asks a system of Apple before version 26 for the main thread. The other makes commands in
  /// initial values, whose isolation the compiler mistakes.
  private static let assuming = [
    "Sources/Bindery/Tasks/MainThread.swift", "Sources/Bindery/Commands/Command+Owner.swift",
  ]

  /// The constructs in the table of Documentation/Architecture.md, “One isolation domain”.
  static func forbidden() throws -> [String] {
    let document = try SourceTree.texts(at: "Documentation/Architecture.md")[0].text
    let table = document.split(separator: "| construct | reason |").dropFirst().joined()
    let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    return rows.flatMap { row in
      let construct = row.split(separator: " | ")[0]
      return construct.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  @Test(arguments: [
    "Sources/Bindery", "Sources/BinderySignals", "Sources/BinderyNavigation",
    "Sources/BinderyTesting", "Sources/BinderyTerminal", "Octavo/Sources/OctavoViewModels",
    "Octavo/Sources/OctavoLive", "Octavo/Sources/OctavoServers",
    "Octavo/Sources/OctavoTerminal", "Octavo/Sources/octavo", "Octavo/Desktop/Sources",
  ])
  func `state is shared only by isolation`(folder: String) throws {
    let forbidden = try Self.forbidden()

    #expect(forbidden.count == 9)
    for file in try SourceTree.files(below: folder) where !Self.assuming.contains(file.path) {
      #expect(file.violations(of: forbidden) == [], "\(file.path)")
    }
  }

  @Test(arguments: try forbidden())
  func `a violation is found, and a comment about it is none`(word: String) throws {
    let forbidden = try Self.forbidden()
    let commented = SourceFile(path: "Example.swift", text: "// \(word) would be wrong here.")
    let used = SourceFile(path: "Example.swift", text: "private let state = \(word)")

    #expect(commented.violations(of: forbidden) == [])
    #expect(used.violations(of: forbidden) == [word])
  }

  // A release build fails with “deinit is marked isolated, but containing class … is not isolated”
  // where another module inlines code of such a class: the compiler forgets the default isolation.
  @Test func `a class with an isolated deinit names its actor`() throws {
    let files = try SourceTree.files(below: "Octavo/Sources")
      .filter { $0.code.contains { $0.contains("isolated deinit") } }

    let unnamed = files.filter { !$0.namesActorOfFirstClass }

    #expect(files.count > 5)
    #expect(unnamed.map(\.path) == [])
  }

  @Test(arguments: [
    "Benchmarks", "Sources", "Tests", "BinderyGTK", "Octavo/Sources", "Octavo/Tests", "Octavo/Demo",
    "Octavo/Desktop",
  ])
  func `no file has grown beyond one subject`(folder: String) throws {
    let long = try SourceTree.files(below: folder)
      .filter { !$0.path.contains("/World/") && $0.lineCount > 500 }

    #expect(long.map(\.path) == [])
  }
}

extension SourceFile {
  fileprivate func violations(of words: [String]) -> [String] {
    let code = code.joined(separator: "\n")
    return words.filter { code.contains($0) }
  }

  fileprivate var namesActorOfFirstClass: Bool {
    let line = code.firstIndex { $0.contains("class ") } ?? 0
    return line > 0 && code[line - 1].contains("@MainActor")
  }
}
