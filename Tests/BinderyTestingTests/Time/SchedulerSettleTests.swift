import BinderySignals
import BinderyTesting
import Testing

struct SchedulerSettleTests {
  private struct Refused: Error {}

  private let scheduler = TestScheduler()

  @Test func `requests and the pauses between them alternate until nothing is left`() async {
    var attempts = 0
    let failing = SignalProducer<Int, any Error> { () async throws -> Int in
      await Task.yield()
      attempts += 1
      throw Refused()
    }
    let results = TestObserver(
      failing.retry(upTo: 3, backOff: .constant(.seconds(1)), on: scheduler)
    )

    await scheduler.settle()

    #expect(attempts == 4)
    #expect(results.failure is Refused)
  }

  @Test func `a task answers before the time of a timeout`() async {
    var attempts = 0
    let second = SignalProducer<Int, any Error> { () async throws -> Int in
      await Task.yield()
      attempts += 1
      if attempts == 1 { throw Refused() }
      return attempts
    }
    let results = TestObserver(
      second
        .retry(upTo: 1, backOff: .constant(.seconds(1)), on: scheduler)
        .timeout(after: .seconds(10), raising: Refused(), on: scheduler)
    )

    await scheduler.settle()

    #expect(results.values == [2])
    #expect(results.hasCompleted)
  }

  // C76
  @Test func `a timer that repeats without end stops at the limit and is reported`() async {
    var reports: [String] = []
    let trace = Trace.observe { event in
      if "\(event)".contains("SettledClock.swift") { reports.append("\(event)") }
    }
    defer { trace.dispose() }
    scheduler.schedule(after: .seconds(1), interval: .seconds(1)) {}

    await scheduler.settle(limit: 10_000, file: "SettledClock.swift", line: 7)

    #expect(reports.count == 1)
    #expect(reports.first?.contains("TestScheduler.settle() (SettledClock.swift:7)") == true)
    #expect(reports.first?.contains("1 scheduled actions") == true)
  }
}
