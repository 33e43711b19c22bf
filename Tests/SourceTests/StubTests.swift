import Foundation
import Testing

/// The stubs of SwiftUI and UIKit in Tests/Stubs.
struct StubTests {
  private static let statement = #/^ *// \w+\.(swiftinterface|h), iOS \d+\.\d+ SDK: ./#

  /// The lines of the files of a stub, each with its file.
  private func lines(of module: String) throws -> [(file: String, lines: [Substring])] {
    let folder = SourceFile.root.appending(path: "Tests/Stubs/\(module)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (name, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  @Test(arguments: ["SwiftUI", "UIKit"])
  func `each declaration states the interface and the version that has it`(
    module: String
  ) throws {
    var count = 0
    var faults: [String] = []
    for (file, lines) in try lines(of: module) {
      for (index, line) in lines.enumerated() where declares(line) {
        count += 1
        let above = lines[..<index].reversed().first { !isAttribute($0) }
        if above?.firstMatch(of: Self.statement) == nil { faults.append("\(file): \(line)") }
      }
    }

    #expect(count > 30)
    #expect(faults == [])
  }

  private func isAttribute(_ line: Substring) -> Bool {
    line.trimmingPrefix { $0 == " " }.hasPrefix("@") && !line.contains(" public ")
  }

  /// Whether a line declares something public, except for the body of a primitive view.
  private func declares(_ line: Substring) -> Bool {
    guard line.contains("public ") || line.contains(" open "), !line.contains("//") else {
      return false
    }
    return ![" import ", "typealias Body", "var body"].contains { line.contains($0) }
  }
}
