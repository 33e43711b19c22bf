import Testing

@testable import BinderyTerminal

/// Frames after a key that stores a change.
@Suite(.serialized)
struct StoredChangeTests {
  /// A screen on which the first key begins to store a change.
  private final class Source: FrameSource {
    /// The frames, each with whether the change was being stored.
    private(set) var frames: [Bool] = []
    private(set) var isFinished = false
    var needsFrame = true
    /// The number of rounds of the loop until the change is stored.
    private var rounds = 0
    private let cost: Int
    private let terminal: PseudoTerminal

    init(cost: Int, _ terminal: PseudoTerminal) {
      (self.cost, self.terminal) = (cost, terminal)
    }

    deinit {}

    var isStoring: Bool {
      guard rounds > 0 else { return false }
      rounds -= 1
      return rounds > 0
    }

    func takeSuspension() -> Bool { false }

    func frame(size: Size, step: Int) -> Frame {
      needsFrame = false
      frames.append(rounds > 0)
      if frames.count == 2 { terminal.write(Array("q".utf8)) }
      return Frame(size: size)
    }

    func handle(_ event: InputEvent) {
      if event == .key("q") { return isFinished = true }
      (rounds, needsFrame) = (cost, true)
    }
  }

  private func frames(cost: Int, _ now: @escaping () -> ContinuousClock.Instant) throws -> [Bool] {
    let terminal = try PseudoTerminal()
    terminal.passBytesOn()
    terminal.write(Array("a".utf8))
    terminal.awaitArrival(of: 1)
    let device = try TerminalDevice(input: terminal.program, output: terminal.program)
    let source = Source(cost: cost, terminal)
    let theme = Theme(environment: ["TERM": "xterm-256color"])
    let loop = TerminalLoop(device: device, source: source, theme: theme, now: now) {}
    _ = try loop.run()
    return source.frames
  }

  @Test func `a change that is stored soon is in the first frame after its key`() throws {
    let start = ContinuousClock.now
    #expect(try frames(cost: 5) { start } == [false, false])
  }

  @Test func `a change that is stored slowly holds a frame up for 10 ms only`() throws {
    var time = ContinuousClock.now
    let frames = try frames(cost: 100) {
      time += .milliseconds(4)
      return time
    }
    #expect(frames == [false, true])
  }
}
