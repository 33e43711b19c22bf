import BinderySignals
import BinderyTesting
import Testing

struct RetryTests {
  private let marbles = Marbles()

  @Test func `starts again after a failure, up to a number of times`() {
    marbles.expectRuns("-1-#", gives: "-1--1--1-#", holding: ["^--!", "---^--!", "------^--!"]) {
      $0.retry(upTo: 2)
    }
    marbles.expectRuns("-1-#", gives: "-1-#", holding: ["^--!"]) { $0.retry(upTo: 0) }
  }

  @Test func `completion and interruption are forwarded`() {
    marbles.expectRuns("-1-|", gives: "-1-|", holding: ["^--!"]) { $0.retry(upTo: 2) }
    marbles.expectRuns("-1-!", gives: "-1-!", holding: ["^--!"]) { $0.retry(upTo: 2) }
  }

  @Test func `disposal interrupts the attempt`() {
    marbles.expectRuns("-1-#", gives: "-1--1", disposing: 5, holding: ["^--!", "---^-!"]) {
      $0.retry(upTo: 2)
    }
  }

  @Test func `an interval separates the attempts`() {
    let clock = marbles.scheduler
    marbles.expectRuns("-1-#", gives: "-1----1-#", holding: ["^--!", "-----^--!"]) {
      $0.retry(upTo: 1, interval: .seconds(2), on: clock)
    }
    marbles.expectRuns("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) {
      $0.retry(upTo: 1, interval: .seconds(2), on: clock)
    }
  }

  @Test func `a trigger starts the producer again`() {
    let pause = marbles.cold("-(x|)", .infallibleNames)
    marbles.expectRuns("-1-#", gives: "-1---1--|", holding: ["^--!", "----^--!", "--------(^!)"]) {
      $0.retry { $0.take(first: 2).flatMap(.concat) { _ in pause } }
    }
  }

  @Test func `the failure and the interruption of the trigger are forwarded`() {
    marbles.expectRuns("-1-#", gives: "-1-#", holding: ["^--!"]) {
      $0.retry { failures in
        failures.flatMap(.concat) { SignalProducer<Int, MarbleFailure>(error: $0) }
      }
    }
    let trigger = marbles.cold("----!")
    marbles.expectRuns("-1-#", gives: "-1--!", holding: ["^--!"]) { $0.retry { _ in trigger } }
  }

  @Test func `disposal interrupts the trigger`() {
    let log = SubscriptionLog()
    let trigger = marbles.cold("-----x", .names, log: log)
    marbles.expectRuns("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) {
      $0.retry { _ in trigger }
    }
    #expect(log.timelines == ["^---!"])
  }
}
