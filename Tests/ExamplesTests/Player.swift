import BinderyTerminal
import BinderyTesting
import Foundation
import Testing

/// Plays an example on a terminal that is none, on a clock that the test turns.
struct Player {
  let scheduler = TestScheduler()
  let size: Size

  /// Presses keys, lets the services answer after each, and gives what is on the screen.
  func play(_ keys: String = "", on source: any FrameSource) async throws -> String {
    let terminal = HeadlessTerminal(size: size, source: source)
    await answer(terminal)
    for stroke in try KeyScript(keys).strokes {
      terminal.type(stroke.bytes)
      await answer(terminal)
    }
    return terminal.frame.text
  }

  /// Draws between the answers, because drawing may ask for more.
  private func answer(_ terminal: HeadlessTerminal) async {
    _ = terminal.frame
    await settle()
    scheduler.run()
    await settle()
    _ = terminal.frame
  }
}

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

/// The file in `Frames` that holds the frame of this name.
func frameFile(_ name: String) -> URL {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames")
  return folder.appending(path: "\(name).txt")
}
