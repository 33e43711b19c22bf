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
  let file = goldenFile(name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try Data((text + "\n").utf8).write(to: file)
    return
  }
  let approved = try golden(name)
  #expect(text + "\n" == approved, "\(name) looks different", sourceLocation: sourceLocation)
}

/// Returns the approved picture of a screen.
func golden(_ name: String) throws -> String {
  try String(contentsOf: goldenFile(name), encoding: .utf8)
}

private func goldenFile(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden").appending(path: "\(name).txt")
}
