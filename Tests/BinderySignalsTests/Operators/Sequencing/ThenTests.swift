import BinderySignals
import BinderyTesting
import Testing

struct ThenTests {
  private let marbles = Marbles()

  private func expect(
    _ first: Timeline,
    _ second: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let log = SubscriptionLog()
    marbles.rewind()
    let next = marbles.cold(second, .names, log: log)
    let run = marbles.record(marbles.cold(first, log: log).then(next))
    if let disposal { marbles.at(disposal) { run.dispose() } }
    marbles.play()
    #expect(run.timeline == expected, sourceLocation: sourceLocation)
    #expect(log.timelines == held, sourceLocation: sourceLocation)
  }

  @Test func `drops the values, and starts the next at the completion`() {
    expect("-1-|", "-a-|", gives: "----a-|", holding: ["^--!", "---^--!"])
  }

  @Test func `a failure ends both`() {
    expect("-1-#", "-a-|", gives: "---#", holding: ["^--!"])
    expect("-1-|", "-a-#", gives: "----a-#", holding: ["^--!", "---^--!"])
  }

  @Test func `an interruption ends both`() {
    expect("-1-!", "-a-|", gives: "---!", holding: ["^--!"])
    expect("-1-|", "-a-!", gives: "----a-!", holding: ["^--!", "---^--!"])
  }

  @Test func `disposal interrupts the producer that runs`() {
    expect("-1--|", "-a", gives: "", disposing: 2, holding: ["^-!"])
    expect("-1-|", "-a-b", gives: "----a", disposing: 5, holding: ["^--!", "---^-!"])
  }

  @Test func `a producer that cannot fail can precede one that may fail`() {
    let sure = SignalProducer<Int, Never>(value: 1)
    let unsure = SignalProducer<String, MarbleFailure>(value: "a")
    var seen: [String] = []

    sure.then(unsure).start { seen.append("\($0)") }
    unsure.then(sure).start { seen.append("\($0)") }
    sure.then(sure).startWithValues { seen.append("\($0)") }
    unsure.then(MutableProperty(2).producer.take(first: 1)).start { seen.append("\($0)") }

    #expect(
      seen == ["value a", "completed", "value 1", "completed", "1", "value 2", "completed"]
    )
  }
}
