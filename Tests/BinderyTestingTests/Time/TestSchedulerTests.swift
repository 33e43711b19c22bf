import Bindery
import BinderyTesting
import Testing

struct TestSchedulerTests {
  @Test func `work runs in the order of its time, then of its scheduling`() {
    let scheduler = TestScheduler()
    var ran: [String] = []
    scheduler.schedule(after: .seconds(2)) { ran.append("late") }
    scheduler.schedule(after: .seconds(1)) { ran.append("first") }
    scheduler.schedule(after: .seconds(1)) { ran.append("second") }

    scheduler.advance(by: .seconds(1))
    #expect(ran == ["first", "second"])
    scheduler.run()

    #expect(ran == ["first", "second", "late"])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func `work that is scheduled during an advance runs when it becomes due`() {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    scheduler.schedule(after: .seconds(1)) {
      times.append(scheduler.now)
      scheduler.schedule(after: .seconds(1)) { times.append(scheduler.now) }
    }

    scheduler.advance(by: .seconds(5))

    #expect(times == [.seconds(1), .seconds(2)])
  }

  @Test func `cancelled work does not run`() {
    let scheduler = TestScheduler()
    var ran = false
    let token = scheduler.schedule(after: .seconds(1)) { ran = true }

    token.dispose()
    scheduler.run()

    #expect(!ran)
  }

  @Test func `cancelled work is released and does not delay the end of a run`() {
    let scheduler = TestScheduler()
    var captured: TestScheduler? = TestScheduler()
    weak let released = captured
    let token = scheduler.schedule(after: .seconds(9)) { [captured] in captured?.run() }
    captured = nil
    scheduler.schedule(after: .seconds(1)) {}

    token.dispose()
    scheduler.run()

    #expect(released == nil)
    #expect(scheduler.now == .seconds(1))
  }

  @Test func `running after a rewind does not set the clock back further`() {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    scheduler.advance(to: .seconds(2))
    scheduler.rewind(to: .zero)
    scheduler.schedule { times.append(scheduler.now) }
    scheduler.advance(to: .seconds(1))
    scheduler.schedule(after: .seconds(1)) { times.append(scheduler.now) }

    scheduler.run()

    #expect(times == [.zero, .seconds(2)])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func `the clock can be advanced to a time and set back`() {
    let scheduler = TestScheduler()
    var times: [Duration] = []
    scheduler.schedule(after: .seconds(3)) { times.append(scheduler.now) }

    scheduler.advance(to: .seconds(2))
    scheduler.rewind(by: .seconds(1))
    scheduler.rewind(to: .zero)
    let before = times
    scheduler.advance(to: .seconds(3))

    #expect(before.isEmpty)
    #expect(times == [.seconds(3)])
  }

  @Test func `work that advances the clock does not see it set back`() {
    let scheduler = TestScheduler()
    var ran: [String] = []
    scheduler.schedule(after: .seconds(1)) {
      scheduler.advance(by: .seconds(9))
      ran.append("advanced to \(scheduler.now)")
    }
    scheduler.schedule(after: .seconds(5)) { ran.append("at \(scheduler.now)") }

    scheduler.advance(by: .seconds(2))

    #expect(ran == ["at 5.0 seconds", "advanced to 10.0 seconds"])
    #expect(scheduler.now == .seconds(10))
  }

  // C76
  @Test func `a run of work that repeats without end stops at its limit and is reported`() {
    let scheduler = TestScheduler()
    var (runs, reports) = (0, [String]())
    let trace = Trace.observe { event in
      if "\(event)".contains("ClockTests.swift") { reports.append("\(event)") }
    }
    defer { trace.dispose() }
    scheduler.schedule(after: .seconds(1), interval: .seconds(1)) { runs += 1 }

    scheduler.run(limit: 1_000, file: "ClockTests.swift", line: 7)

    #expect(runs == 1_000)
    #expect(scheduler.now == .seconds(1_000))
    #expect(
      reports == [
        "TestScheduler.run() (ClockTests.swift:7) after 1000 actions: work has not ended: "
          + "1 scheduled actions"
      ]
    )
  }

  // C76
  @Test func `an advance ends although work schedules itself without a delay`() {
    let scheduler = TestScheduler()
    var (runs, reports) = (0, 0)
    let trace = Trace.observe { event in
      if case .unfinishedWork(let call, _) = event, call.contains("AdvanceTests.swift") {
        reports += 1
      }
    }
    defer { trace.dispose() }
    func run() {
      runs += 1
      scheduler.schedule(run)
    }
    run()

    scheduler.advance(limit: 1_000, file: "AdvanceTests.swift")
    scheduler.advance(to: .seconds(1), limit: 1_000, file: "AdvanceTests.swift")

    #expect(runs == 2_001)
    #expect(reports == 2)
  }

  @Test func `the handle of work is disposed of once the work has begun`() {
    let scheduler = TestScheduler()
    var token: (any Disposable)?
    var wasDisposed = false
    token = scheduler.schedule { wasDisposed = token?.isDisposed == true }

    scheduler.advance()

    #expect(wasDisposed)
  }

  @Test func `work that is cancelled in any order leaves the order of the rest`() {
    let scheduler = TestScheduler()
    var ran: [Int] = []
    let tokens = (0..<100).map { number in
      scheduler.schedule(after: .seconds(number * 37 % 50)) { ran.append(number) }
    }

    for number in 0..<100 where number % 3 != 0 { tokens[number * 71 % 100].dispose() }
    scheduler.run()

    let left = (0..<100).filter { number in
      !(0..<100).contains { $0 % 3 != 0 && $0 * 71 % 100 == number }
    }
    #expect(ran == left.sorted { ($0 * 37 % 50, $0) < ($1 * 37 % 50, $1) })
  }
}
