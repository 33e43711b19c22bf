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
}
