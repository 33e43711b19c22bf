import BinderySignals
import BinderyTesting
import Testing

/// Very long delays, which mean never.
struct NeverTests {
  private struct Refused: Error {}

  nonisolated static let delays: [Duration] = [
    .seconds(Int64.max), .milliseconds(Int64.max), .nanoseconds(Int64.max),
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    Duration(attoseconds: .max),
  ]

  // C74
  @Test(arguments: delays)
  func `an operator with a very long delay sends nothing that it delays`(delay: Duration) {
    let scheduler = TestScheduler()
    let (signal, input) = Signal<Int, Never>.pipe()
    scheduler.advance(by: .seconds(5))
    let delayed = TestObserver(signal.delay(delay, on: scheduler))
    let debounced = TestObserver(signal.debounce(delay, on: scheduler))
    let throttled = TestObserver(signal.throttle(delay, on: scheduler))
    let limited = TestObserver(signal.timeout(after: delay, raising: Refused(), on: scheduler))
    let collected = TestObserver(signal.collect(every: delay, on: scheduler))
    let buffered = TestObserver(signal.buffer(time: delay, count: 9, on: scheduler))
    let windows = TestObserver(signal.window(time: delay, count: 9, on: scheduler))

    for value in 1...2 {
      input.send(value: value)
      scheduler.advance(by: .seconds(1_000_000))
    }
    scheduler.run()

    #expect(delayed.events.isEmpty && debounced.events.isEmpty)
    #expect(throttled.values == [1])
    #expect(limited.values == [1, 2] && !limited.hasEnded)
    #expect(collected.events.isEmpty && buffered.events.isEmpty)
    #expect(windows.values.count == 1)
    #expect(scheduler.now == .seconds(2_000_005))
  }

  // C74
  @Test(arguments: delays)
  func `a timer with a very long interval does not tick`(delay: Duration) {
    let scheduler = TestScheduler()
    let ticks = TestObserver(SignalProducer.timer(interval: delay, on: scheduler))
    let numbers = TestObserver(SignalProducer.interval(delay, on: scheduler))
    var runs = 0
    scheduler.schedule(after: .seconds(1), interval: delay) { runs += 1 }
    let failing = SignalProducer<Int, Refused>(error: Refused())
    let backOffs: [BackOff] = [
      .constant(delay), .constant(delay, jitter: 1),
      .exponential(from: .seconds(1), factor: 1e30, upTo: delay, jitter: 0.5),
    ]
    let attempts = backOffs.map {
      TestObserver(failing.retry(upTo: 9, backOff: $0, on: scheduler))
    }

    scheduler.run()

    #expect(ticks.events.isEmpty && numbers.events.isEmpty)
    #expect(runs == 1)
    #expect(attempts.map(\.hasEnded) == [false, false, false])
    #expect(scheduler.now < .seconds(2))
  }

  // C74
  @Test(arguments: delays)
  func `the main scheduler accepts a very long delay, and sleep ends when cancelled`(
    delay: Duration
  ) async {
    let scheduler = MainScheduler()
    var ran = 0
    let token = scheduler.schedule(after: delay) { ran += 1 }
    let repeated = scheduler.schedule(after: delay, interval: delay, leeway: delay) { ran += 1 }
    let flexible = scheduler.schedule(after: .seconds(86_400), leeway: delay) { ran += 1 }
    let sleeper = Task {
      for deadline in [delay, .zero - delay] { try await scheduler.sleep(until: deadline) }
    }
    await settle()

    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    await settle()
    for handle in [token, repeated, flexible] { handle.dispose() }

    #expect(ran == 0)
  }

  @Test func `a repeated action skips runs of a clock that is far ahead`() {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    scheduler.schedule(after: .nanoseconds(1), interval: .nanoseconds(2)) {
      times.append(scheduler.now)
      if times.count == 1 { scheduler.advance(to: .seconds(1_000_000_000_000)) }
    }

    scheduler.advance(by: .nanoseconds(1), limit: 10)

    #expect(times == [.nanoseconds(1)])
    #expect(scheduler.now == .seconds(1_000_000_000_000))
  }
}
