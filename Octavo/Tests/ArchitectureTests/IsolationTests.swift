import Testing

/// Tests that the main actor is the one isolation domain above the model layer.
struct IsolationTests {
  /// Words of ways around the compiler's checks of isolation, and of locks.
  static let forbidden = [
    "@unchecked Sendable",  // A text to search for; this file makes no type unchecked.
    "nonisolated(unsafe)",  // A text to search for; this file has no such variable.
    "assumeIsolated", "Mutex", "NSLock", "NSRecursiveLock", "pthread_mutex", "os_unfair_lock",
    "DispatchSemaphore",
  ]

  @Test(arguments: [
    "Sources/Bindery", "Sources/BinderySignals", "Sources/BinderyNavigation",
    "Sources/BinderyTesting", "Sources/BinderyTerminal", "Octavo/Sources/OctavoViewModels",
    "Octavo/Sources/OctavoLive", "Octavo/Sources/OctavoServers",
    "Octavo/Sources/OctavoTerminal", "Octavo/Sources/octavo", "Octavo/Desktop/Sources",
  ])
  func `state is shared only by isolation`(folder: String) throws {
    for file in try SourceTree.files(below: folder) {
      #expect(file.violations(of: Self.forbidden) == [], "\(file.path)")
    }
  }

  @Test(arguments: forbidden)
  func `a violation is found, and a comment about it is none`(word: String) {
    let commented = SourceFile(path: "Example.swift", text: "// \(word) would be wrong here.")
    let used = SourceFile(path: "Example.swift", text: "private let state = \(word)")

    #expect(commented.violations(of: Self.forbidden) == [])
    #expect(used.violations(of: Self.forbidden) == [word])
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
    words.filter { word in code.contains { $0.contains(word) } }
  }
}
