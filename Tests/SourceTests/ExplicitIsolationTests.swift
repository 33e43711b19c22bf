import Foundation
import Testing

/// Isolation that adopters rely on is written in the source.
///
/// The framework is built with main-actor isolation by default, an adopter may be built without it.
/// A conformance, a subclass or a closure of an adopter is on the main actor only if the
/// declaration in the framework is explicitly isolated.
struct ExplicitIsolationTests {
  // C19
  @Test func `each public protocol names its isolation`() throws {
    let protocols = try declarations { $0.contains("public") && $0.contains("protocol ") }

    #expect(protocols.count > 20)
    #expect(protocols.filter { !namesIsolation($0) } == [])
  }

  // C19
  @Test func `each class that adopters can inherit from names its isolation`() throws {
    let classes = try declarations { $0.contains("open class ") }

    #expect(classes.count > 3)
    #expect(classes.filter { !namesIsolation($0) } == [])
  }

  // C19
  @Test func `each asynchronous closure that is a parameter names its isolation`() throws {
    let parameters = try declarations { hasAsynchronousClosureType($0) }

    let faults = parameters.filter { !namesIsolation($0, within: 1) }

    #expect(parameters.count > 20)
    #expect(faults == [])
  }

  /// The matching lines of the modules, each with its file and the two lines of code above it.
  private func declarations(where matches: (String) -> Bool) throws -> [[String]] {
    let modules =
      SourceFile.levels + ["BinderyTesting", "BinderyTerminal", "BinderySwiftUI", "BinderyCombine"]
    return try SourceFile.files(of: modules).flatMap { file in
      file.code.indices.filter { matches(file.code[$0]) }.map { index in
        [file.path] + file.code[max(0, index - 2)...index]
      }
    }
  }

  /// Whether a parameter list before `async` belongs to a function type, not to a named function.
  private func hasAsynchronousClosureType(_ line: String) -> Bool {
    guard let arrow = line.range(of: ") async"), line.contains("->") else { return false }
    var depth = 0
    for index in line[..<arrow.upperBound].indices.reversed() where index <= arrow.lowerBound {
      if line[index] == ")" { depth += 1 }
      if line[index] == "(" { depth -= 1 }
      guard depth == 0 else { continue }
      let before = line[..<index].last
      return before == " " && !line[..<index].hasSuffix("{ ")
    }
    return false
  }

  private func namesIsolation(_ declaration: [String], within lines: Int = 3) -> Bool {
    let isolations = ["@MainActor", "nonisolated", "@concurrent", "@Sendable", "@isolated(any)"]
    return declaration.dropFirst().suffix(lines).contains { line in
      isolations.contains { line.contains($0) }
    }
  }
}
