import Foundation
import Testing

/// Compares a screen with the picture of it that was approved.
///
/// With `RECORD_GOLDEN=1` in the environment the pictures are written anew instead; the difference
/// is then for a developer to read.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try Data((text + "\n").utf8).write(to: file)
    return
  }
  let approved = try String(contentsOf: file, encoding: .utf8)
  #expect(text + "\n" == approved, "\(name) looks different", sourceLocation: sourceLocation)
}
