import Foundation
import Testing

/// Compares a frame with the file of that name in `Frames`.
///
/// With `RECORD_GOLDEN` in the environment the file is written instead.
func expectFrame(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = frameFile(name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
    try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect("\(text)\n" == expected, sourceLocation: sourceLocation)
}

/// Returns the file in `Frames` with the frame of this name.
func frameFile(_ name: String) -> URL {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames")
  return folder.appending(path: "\(name).txt")
}
