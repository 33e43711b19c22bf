import BinderySignals
import BinderyTesting
import Testing

struct SchedulerTests {
  @Test func `an action on a test scheduler runs at its time`() {
    let scheduler = TestScheduler()
    var done: [String] = []
    scheduler.schedule { done.append("now") }
    scheduler.schedule(after: .seconds(1)) { done.append("later") }

    scheduler.advance()
    #expect(done == ["now"])
    scheduler.advance(by: .seconds(1))
    #expect(done == ["now", "later"])
  }

  @Test func `an immediate scheduler runs actions synchronously, and delays on its clock`() {
    let clock = TestScheduler()
    let scheduler = ImmediateScheduler(delayingOn: clock)
    var done: [String] = []

    scheduler.schedule {
      scheduler.schedule { done.append("inner") }
      done.append("outer")
    }
    scheduler.schedule(after: .seconds(1)) { done.append("later") }
    clock.advance(by: .seconds(1))

    #expect(done == ["inner", "outer", "later"])
    #expect(scheduler.now == .seconds(1))
  }

  @Test func `the token of a delayed action is disposed of once the action has begun`() async {
    var token: (any Disposable)?
    var wasDisposed = false

    await withCheckedContinuation { continuation in
      token = MainScheduler.main.schedule(after: .zero) {
        wasDisposed = token?.isDisposed == true
        continuation.resume()
      }
    }

    #expect(wasDisposed)
  }

  @Test func `a timer passes its leeway to the clock, also through other schedulers`() {
    let spy = LeewaySpy()

    for scheduler: any Scheduler in [
      spy, ImmediateScheduler(delayingOn: spy), UIScheduler(delayingOn: spy),
    ] {
      SignalProducer.timer(interval: .seconds(60), on: scheduler, leeway: .seconds(5)).start()
    }

    #expect(spy.leeways == [.seconds(5), .seconds(5), .seconds(5)])
  }

  @Test func `a view scheduler runs actions synchronously, one after the other`() {
    let scheduler = UIScheduler(delayingOn: TestScheduler())
    var done: [String] = []

    scheduler.schedule {
      scheduler.schedule { done.append("inner") }
      scheduler.schedule { done.append("called off") }.dispose()
      done.append("outer")
    }
    scheduler.schedule { done.append("next") }

    #expect(done == ["outer", "inner", "next"])
  }

  @Test func `actions on the main scheduler run in later jobs, in order`() async {
    var done: [Int] = []
    for number in 1...4 {
      let token = MainScheduler.main.schedule { done.append(number) }
      if number == 2 { token.dispose() }
    }
    let before = done
    await withCheckedContinuation { continuation in
      MainScheduler.main.schedule { continuation.resume() }
    }

    #expect(before == [])
    #expect(done == [1, 3, 4])
  }

  @Test func `a repeated action runs at multiples of its interval until it is disposed of`() {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    let token = scheduler.schedule(after: .seconds(2), interval: .seconds(3)) {
      times.append(scheduler.now)
    }

    scheduler.advance(by: .seconds(9))
    token.dispose()
    scheduler.advance(by: .seconds(9))

    #expect(times == [.seconds(2), .seconds(5), .seconds(8)])
    #expect(token.isDisposed)
  }

  @Test func `a repeated action can dispose of itself`() {
    let scheduler = TestScheduler()
    let token = SerialDisposable()
    var runs = 0
    token.inner = scheduler.schedule(after: .zero, interval: .seconds(1)) {
      runs += 1
      if runs == 3 { token.dispose() }
    }

    scheduler.advance(by: .seconds(10))

    #expect(runs == 3)
  }

  @Test func `sleep ends at its time or at the cancellation of its task`() async throws {
    let scheduler = TestScheduler()
    var woken: [String] = []
    let short = Task {
      try await scheduler.sleep(for: .seconds(1))
      woken.append("short")
    }
    let long = Task {
      try await scheduler.sleep(until: .seconds(5))
      woken.append("long")
    }
    await settle()

    scheduler.advance(by: .seconds(1))
    try await short.value
    long.cancel()

    await #expect(throws: CancellationError.self) { try await long.value }
    #expect(woken == ["short"])
  }

  @Test func `sleep in a cancelled task returns at once`() async {
    let scheduler = TestScheduler()
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a timer sends the time, and stops when it is not iterated`() async {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    let listening = Task {
      for await time in scheduler.timer(interval: .seconds(1)) {
        times.append(time)
        if times.count == 2 { break }
      }
    }
    await settle()

    for _ in 1...2 {
      scheduler.advance(by: .seconds(1))
      await settle()
    }
    await listening.value

    #expect(times == [.seconds(1), .seconds(2)])
  }
}

/// A scheduler that runs nothing and records the leeways that it receives.
private final class LeewaySpy: Scheduler {
  private(set) var leeways: [Duration] = []
  let now = Duration.zero

  init() {}

  deinit {}

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    AnyDisposable()
  }

  func schedule(
    after delay: Duration,
    leeway: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    leeways.append(leeway)
    return AnyDisposable()
  }
}
