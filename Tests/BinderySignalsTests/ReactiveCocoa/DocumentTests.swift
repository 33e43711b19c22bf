import Foundation
import Testing

/// The examples of `Documentation/FromReactiveCocoa.md` are the code that is compiled here.
struct DocumentTests {
  @Test func `every block of the document is in these files`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let names = ["LoginViewModel", "SignalLineTests", "CommandLineTests"]
    let compiled = try names.map { name in
      try unindented(String(contentsOf: here.appending(path: "\(name).swift"), encoding: .utf8))
    }
    let document = try String(
      contentsOf: here.appending(path: "../../../Documentation/FromReactiveCocoa.md"),
      encoding: .utf8
    )

    let blocks = document.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }

    #expect(blocks.count > 20)
    for block in blocks {
      #expect(compiled.contains { $0.contains(unindented(block)) }, "\(block)")
    }
  }

  /// Returns the lines without indentation, so that a block may be indented differently where it is
  /// compiled.
  private func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .joined(separator: "\n")
  }
}
