import Foundation
import Testing

/// The fault table of Documentation/Reliability.md, beside the tests and the faults that it names.
struct ReliabilityTests {
  private static let tests = "Octavo/Tests/GitHubAPITests/Sandbox"
  private static let faults = "Octavo/Sources/GitHubSandbox/Faults"

  /// The cells of the table's rows.
  private func rows() throws -> [[String]] {
    let document = try SourceTree.texts(at: "Documentation/Reliability.md")[0].text
    let table = document.split(separator: "| fault |").dropFirst().joined()
    return table.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    }
  }

  private func text(of file: String, in folder: String) throws -> String {
    try #require(
      try SourceTree.files(below: folder).first { $0.path.hasSuffix("/\(file)") }
    ).text
  }

  @Test func `each row names a test, and each test has a row`() throws {
    let text = try ["FaultTableTests.swift", "FaultTableTests+GraphQL.swift"].map {
      try self.text(of: $0, in: Self.tests)
    }.joined()
    let names = Set(text.matches(of: /func `([^`]+)`/).map { String($0.1) })

    let named = try rows().compactMap(\.last).map { $0.trimmingCharacters(in: ["`"]) }

    #expect(named.filter { !names.contains($0) } == [])
    #expect(names.subtracting(named) == [])
  }

  @Test func `each fault of the sandbox has a row`() throws {
    let text = try text(of: "SandboxFault.swift", in: Self.faults)
    let effects = text.matches(of: /\n    case (\w+)/).map { String($0.1) }

    let named = try rows().map { $0[0] }.joined(separator: " ")

    #expect(effects.count > 5)
    #expect(effects.filter { !named.contains("`\($0)`") } == [])
  }
}
