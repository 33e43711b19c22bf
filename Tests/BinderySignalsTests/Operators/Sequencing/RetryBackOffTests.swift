import BinderySignals
import BinderyTesting
import Testing

struct RetryBackOffTests {
  private let marbles = Marbles()

  @Test func `the pauses between attempts grow up to the limit`() {
    let clock = marbles.scheduler
    let backOff = BackOff.exponential(from: .seconds(1), upTo: .seconds(3))

    marbles.expectRuns(
      "-#",
      gives: "----------#",
      holding: ["^!", "--^!", "-----^!", "---------^!"]
    ) {
      $0.retry(upTo: 3, backOff: backOff, on: clock)
    }
    marbles.expectRuns(
      "-1-#",
      gives: "-1---1----1-#",
      holding: ["^--!", "----^--!", "---------^--!"]
    ) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
  }

  @Test func `completion, interruption and the failure of the last attempt are forwarded`() {
    let clock = marbles.scheduler
    let backOff = BackOff.constant(.seconds(1))

    marbles.expectRuns("-1-|", gives: "-1-|", holding: ["^--!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
    marbles.expectRuns("-1-!", gives: "-1-!", holding: ["^--!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock)
    }
    marbles.expectRuns("-1-#", gives: "-1-#", holding: ["^--!"]) {
      $0.retry(upTo: 0, backOff: backOff, on: clock)
    }
  }

  @Test func `disposal cancels the pause and interrupts the attempt`() {
    let clock = marbles.scheduler
    let backOff = BackOff.constant(.seconds(2))

    marbles.expectRuns("-1-#", gives: "-1", disposing: 4, holding: ["^--!"]) {
      $0.retry(upTo: 1, backOff: backOff, on: clock)
    }
    marbles.expectRuns("-1-#", gives: "-1----1", disposing: 7, holding: ["^--!", "-----^-!"]) {
      $0.retry(upTo: 1, backOff: backOff, on: clock)
    }
  }

  @Test func `a failure that the condition rejects is forwarded at once`() {
    let clock = marbles.scheduler
    var failures = 0

    marbles.expectRuns("-1-#", gives: "-1----1-#", holding: ["^--!", "-----^--!"]) {
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

    marbles.expectRuns("-#", gives: "------------#", holding: ["^!", "----^!", "-----------^!"]) {
      $0.retry(upTo: 2, backOff: backOff, on: clock, using: Steady(number: 1 << 52))
    }
  }

  // C42
  @Test func `attempts after a pause that ends at once take no more stack than one`() {
    let retries = 20_000
    var count = 0
    let failing = SignalProducer<Int, MarbleFailure> { () -> Result<Int, MarbleFailure> in
      count += 1
      return .failure(MarbleFailure())
    }

    failing.retry(upTo: retries, backOff: .constant(.zero), on: SynchronousScheduler()).start()

    #expect(count == retries + 1)
  }
}

/// A scheduler whose delays end before `schedule` returns.
private final class SynchronousScheduler: Scheduler {
  let now = Duration.zero

  init() {}

  deinit {}

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    action()
    return AnyDisposable()
  }
}
