import BinderySignals
import BinderyTesting
import Testing

struct ConcatTests {
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
    let run = marbles.record(marbles.cold(first, log: log).concat(marbles.cold(second, log: log)))
    if let disposal { marbles.at(disposal) { run.dispose() } }
    marbles.play()
    #expect(run.timeline == expected, sourceLocation: sourceLocation)
    #expect(log.timelines == held, sourceLocation: sourceLocation)
  }

  @Test func `the second is started when the first has completed`() {
    expect("-1-|", "-2-|", gives: "-1--2-|", holding: ["^--!", "---^--!"])
  }

  @Test func `a failure ends both`() {
    expect("-1-#", "-2-|", gives: "-1-#", holding: ["^--!"])
    expect("-1-|", "-2-#", gives: "-1--2-#", holding: ["^--!", "---^--!"])
  }

  @Test func `an interruption of one counts as completion`() {
    expect("-1-!", "-2-|", gives: "-1--2-|", holding: ["^--!", "---^--!"])
    expect("-1-|", "-2-!", gives: "-1--2-|", holding: ["^--!", "---^--!"])
  }

  @Test func `disposal interrupts the producer that runs`() {
    expect("-1--|", "-2", gives: "-1", disposing: 2, holding: ["^-!"])
    expect("-1-|", "-2-3", gives: "-1--2", disposing: 5, holding: ["^--!", "---^-!"])
  }

  @Test func `an interruption of a run reaches downstream operators once`() {
    var received = 0
    let (one, never) = (SignalProducer<Int, Never>(value: 1), SignalProducer<Int, Never>.never)
    for producer in [
      never.concat(value: 1), one.concat(never),
      one.concat(never).concat(SignalProducer<Int, Never>.empty),
    ] {
      producer.on(interrupted: { received += 1 }).start().dispose()
    }

    #expect(received == 3)
  }

  @Test func `values, failures and signals can be prefixed and appended`() {
    let one = SignalProducer<Int, MarbleFailure>(value: 1)
    var events: [Signal<Int, MarbleFailure>.Event] = []

    one.concat(value: 2).concat(error: MarbleFailure()).prefix(value: 0)
      .prefix(SignalProducer<Int, MarbleFailure>(values: [-2, -1]))
      .start { events.append($0) }

    let values = (-2...2).map { Signal<Int, MarbleFailure>.Event.value($0) }
    #expect(events == values + [.failed(MarbleFailure())])
  }

  @Test func `the first producer is released before the second starts`() {
    let log = SubscriptionLog()
    let endless = marbles.cold("-1", log: log)
    let run = marbles.record(endless.take(first: 1).concat(marbles.cold("---2")))

    marbles.play()

    #expect(run.timeline == "-1--2")
    #expect(log.timelines == ["^!"])
  }
}
