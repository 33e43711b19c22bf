import BinderySignals
import BinderyTesting
import Testing

struct RetryTests {
  private let marbles = Marbles()

  private func expect(
    _ source: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (SignalProducer<Int, MarbleFailure>) -> SignalProducer<Int, MarbleFailure>
  ) {
    let log = SubscriptionLog()
    marbles.rewind()
    let run = marbles.record(make(marbles.cold(source, log: log)))
    if let disposal { marbles.at(disposal) { run.dispose() } }
    marbles.play()
    #expect(run.timeline == expected, sourceLocation: sourceLocation)
    #expect(log.timelines == held, sourceLocation: sourceLocation)
  }

  @Test func `starts again after a failure, up to a number of times`() {
    expect("-1-#", gives: "-1--1--1-#", holding: ["^--!", "---^--!", "------^--!"]) {
      $0.retry(upTo: 2)
    }
    expect("-1-#", gives: "-1-#", holding: ["^--!"]) { $0.retry(upTo: 0) }
  }

  @Test func `completion and interruption are forwarded`() {
    expect("-1-|", gives: "-1-|", holding: ["^--!"]) { $0.retry(upTo: 2) }
    expect("-1-!", gives: "-1-!", holding: ["^--!"]) { $0.retry(upTo: 2) }
  }

  @Test func `disposal interrupts the attempt`() {
    expect("-1-#", gives: "-1--1", disposing: 5, holding: ["^--!", "---^-!"]) {
      $0.retry(upTo: 2)
    }
  }

  @Test func `an interval separates the attempts`() {
    let clock = marbles.scheduler
    expect("-1-#", gives: "-1----1-#", holding: ["^--!", "-----^--!"]) {
      $0.retry(upTo: 1, interval: .seconds(2), on: clock)
    }
    expect("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) {
      $0.retry(upTo: 1, interval: .seconds(2), on: clock)
    }
  }

  @Test func `a trigger starts the producer again`() {
    let pause = marbles.cold("-(x|)", .infallibleNames)
    expect("-1-#", gives: "-1---1--|", holding: ["^--!", "----^--!", "--------(^!)"]) {
      $0.retry { $0.take(first: 2).flatMap(.concat) { _ in pause } }
    }
  }

  @Test func `the failure and the interruption of the trigger are forwarded`() {
    expect("-1-#", gives: "-1-#", holding: ["^--!"]) {
      $0.retry { failures in
        failures.flatMap(.concat) { SignalProducer<Int, MarbleFailure>(error: $0) }
      }
    }
    let trigger = marbles.cold("----!")
    expect("-1-#", gives: "-1--!", holding: ["^--!"]) { $0.retry { _ in trigger } }
  }

  @Test func `disposal interrupts the trigger`() {
    let log = SubscriptionLog()
    let trigger = marbles.cold("-----x", .names, log: log)
    expect("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) { $0.retry { _ in trigger } }
    #expect(log.timelines == ["^---!"])
  }
}
