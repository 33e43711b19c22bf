import BinderySignals
import BinderyTesting
import Testing

struct RetryBackOffTests {
  /// A source of random numbers that takes half of the jitter.
  private struct Half: RandomNumberGenerator {
    mutating func next() -> UInt64 { 1 << 52 }
  }

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

  @Test func `the pauses between attempts grow up to the limit`() {
    let clock = marbles.scheduler
    let backOff = BackOff.exponential(from: .seconds(1), upTo: .seconds(3))

    expect("-#", gives: "----------#", holding: ["^!", "--^!", "-----^!", "---------^!"]) {
      $0.retry(upTo: 3, backOff: backOff, on: clock)
    }
    expect("-1-#", gives: "-1---1----1-#", holding: ["^--!", "----^--!", "---------^--!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
  }

  @Test func `completion, interruption and the failure of the last attempt are forwarded`() {
    let clock = marbles.scheduler
    let backOff = BackOff.constant(.seconds(1))

    expect("-1-|", gives: "-1-|", holding: ["^--!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
    expect("-1-!", gives: "-1-!", holding: ["^--!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
    expect("-1-#", gives: "-1-#", holding: ["^--!"]) {
      $0.retry(upTo: 0, backOff: backOff, on: clock)
    }
  }

  @Test func `disposal cancels the pause and interrupts the attempt`() {
    let clock = marbles.scheduler
    let backOff = BackOff.constant(.seconds(2))

    expect("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) {
      $0.retry(upTo: 1, backOff: backOff, on: clock)
    }
    expect("-1-#", gives: "-1----1", disposing: 7, holding: ["^--!", "-----^-!"]) {
      $0.retry(upTo: 1, backOff: backOff, on: clock)
    }
  }

  @Test func `a failure that the condition rejects is forwarded at once`() {
    let clock = marbles.scheduler
    var failures = 0

    expect("-1-#", gives: "-1----1-#", holding: ["^--!", "-----^--!"]) {
      $0.retry(upTo: 5, backOff: .constant(.seconds(2)), on: clock) { _ in
        failures += 1
        return failures == 1
      }
    }
    #expect(failures == 2)
  }

  @Test func `the jitter comes from the given source`() {
    let clock = marbles.scheduler
    let backOff = BackOff.exponential(from: .seconds(4), upTo: .seconds(60), jitter: 0.5)

    expect("-#", gives: "------------#", holding: ["^!", "----^!", "-----------^!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock, using: Half())
    }
  }

  // C42
  @Test func `attempts without a pause take no more stack than one`() {
    let rounds = 20_000
    let clock = TestScheduler()
    var count = 0
    let failing = SignalProducer<Int, MarbleFailure> { () -> Result<Int, MarbleFailure> in
      count += 1
      return .failure(MarbleFailure())
    }

    failing.retry(upTo: rounds, backOff: .constant(.zero), on: clock).start()
    clock.advance()

    #expect(count == rounds + 1)
  }
}
