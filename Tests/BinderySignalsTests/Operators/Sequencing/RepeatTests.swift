import BinderySignals
import BinderyTesting
import Testing

struct RepeatTests {
  private let marbles = Marbles()

  private func expect(
    _ count: Int,
    _ source: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    marbles.expectRuns(
      source,
      gives: expected,
      disposing: disposal,
      holding: held,
      sourceLocation: sourceLocation
    ) {
      $0.repeat(count)
    }
  }

  @Test func `starts again at each completion`() {
    expect(3, "-1-|", gives: "-1--1--1-|", holding: ["^--!", "---^--!", "------^--!"])
  }

  @Test func `a count of zero and of one`() {
    expect(0, "-1-|", gives: "|", holding: [])
    expect(1, "-1-|", gives: "-1-|", holding: ["^--!"])
  }

  @Test func `a failure and an interruption end it`() {
    expect(3, "-1-#", gives: "-1-#", holding: ["^--!"])
    expect(3, "-1-!", gives: "-1-!", holding: ["^--!"])
  }

  @Test func `disposal interrupts the current run`() {
    expect(3, "-1-|", gives: "-1--1", disposing: 5, holding: ["^--!", "---^-!"])
  }

  @Test func `an interruption of a run reaches downstream operators once`() {
    var received = 0
    SignalProducer<Int, Never>.never.repeat(2).on(interrupted: { received += 1 }).start().dispose()
    #expect(received == 1)
  }
}
