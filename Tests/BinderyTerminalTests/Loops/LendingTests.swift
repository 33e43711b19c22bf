import CBinderyTerminal
import Foundation
import Testing

@testable import BinderyTerminal

@Suite(.serialized)
struct LendingTests {
  /// A screen that gives the terminal to a command at the first key, and then ends.
  private final class Source: FrameSource {
    var run: (() -> Int32)?
    private(set) var statuses: [Int32] = []
    private(set) var keys: [InputEvent] = []
    private(set) var isFinished = false
    var needsFrame = true
    var isTyping: Bool { false }

    init() {}

    deinit {}

    func isStep(_ key: KeyPress) -> Bool { false }

    func takeSuspension() -> Bool { false }

    func frame(size: Size, step: Int) -> Frame {
      needsFrame = false
      return Frame(size: size)
    }

    func handle(_ event: InputEvent) {
      keys.append(event)
      guard keys.count == 1, let run else { return }
      statuses.append(run())
      isFinished = true
    }
  }

  @Test(arguments: [
    ("printf %s \"$1\" >\"$1\"", Int32(0)), ("exit 3", 3), ("kill -TERM $$", 143),
    ("/no/such/editor \"$1\"", 127),
  ])
  func `a command gets the terminal as it was, and the program takes it back`(
    command: String,
    status: Int32
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lent-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try PseudoTerminal()
    terminal.passBytesOn()
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)
    let source = Source()
    let theme = Theme(environment: ["TERM": "xterm-256color"])
    let loop = TerminalLoop(device: device, source: source, theme: theme)
    var wasEntered = true
    source.run = { [unowned loop] in
      loop.lend()
      wasEntered = device.hasEntered
      defer { loop.takeBack() }
      return bindery_command_wait(bindery_command_start(command, file.path))
    }
    // The second key is meant for the command.
    terminal.write(Array("ab".utf8))
    terminal.awaitArrival(of: 2)

    let end = try loop.run()

    #expect(end == .finished)
    #expect(source.statuses == [status])
    #expect(source.keys == [.key("a")])
    #expect(!wasEntered && !device.hasEntered)
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == (status == 0 ? file.path : nil))
  }
}
