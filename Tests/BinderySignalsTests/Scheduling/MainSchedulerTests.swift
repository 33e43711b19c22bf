import BinderySignals
import BinderyTesting
import Testing

struct MainSchedulerTests {
  private let clock = SleepLog()

  // C75
  @Test func `actions run by due time, and for equal times in the order of scheduling`() async {
    let scheduler = clock.scheduler()
    var ran: [Int] = []
    for number in 0..<1_000 {
      let delay = Duration.milliseconds(10 - number % 3)
      scheduler.schedule(after: delay) { ran.append(number) }
    }

    await clock.advance(by: .milliseconds(20))

    let expected = (0..<1_000).sorted { ($1 % 3, $0) < ($0 % 3, $1) }
    #expect(ran == expected)
  }

  // C75
  @Test func `an action that is overdue runs before one that is scheduled without a delay`() async {
    let scheduler = clock.scheduler()
    var ran: [String] = []
    scheduler.schedule(after: .milliseconds(10)) { ran.append("overdue") }
    clock.isAsleep = true

    await clock.advance(by: .milliseconds(15))
    scheduler.schedule { ran.append("undelayed") }
    await settle()

    #expect(ran == ["overdue", "undelayed"])
  }

  // C75
  @Test func `actions that are due together run in one job, and those they schedule in another`()
    async
  {
    let scheduler = clock.scheduler()
    var ran: [String] = []
    for name in ["first", "second"] {
      scheduler.schedule(after: .seconds(1)) {
        ran.append(name)
        scheduler.schedule { ran.append("after \(name)") }
      }
    }

    await clock.advance(by: .seconds(1))

    #expect(ran == ["first", "second", "after first", "after second"])
  }

  @Test func `an action that is cancelled by an earlier one of the same job does not run`() async {
    let scheduler = clock.scheduler()
    var ran: [String] = []
    var second: (any Disposable)?
    scheduler.schedule(after: .seconds(1)) { second?.dispose() }
    second = scheduler.schedule(after: .seconds(1)) { ran.append("second") }
    scheduler.schedule(after: .seconds(1)) { ran.append("third") }

    await clock.advance(by: .seconds(1))

    #expect(ran == ["third"])
  }

  @Test func `one sleep serves all actions, and ends with the first`() async {
    let scheduler = clock.scheduler()
    let first = scheduler.schedule(after: .seconds(1)) {}
    for second in 2...9 { scheduler.schedule(after: .seconds(second)) {} }
    await settle()
    #expect(clock.sleeps.map(\.due) == [.seconds(1)])

    first.dispose()
    await clock.advance(by: .seconds(1))

    #expect(clock.sleeps.map(\.due) == [.seconds(1), .seconds(2)])
    #expect(clock.wakings == 0)
  }

  @Test func `cancelling many actions in one turn begins one sleep`() async {
    let scheduler = clock.scheduler()
    let delays = (1...100).map { scheduler.schedule(after: .seconds($0)) {} }
    await settle()

    for delay in delays.dropLast() { delay.dispose() }
    await settle()

    #expect(clock.sleeps.map(\.due) == [.seconds(1), .seconds(100)])
    #expect(clock.sleeping == 1)
  }

  @Test func `an earlier action shortens the sleep`() async {
    let scheduler = clock.scheduler()
    var ran: [Duration] = []
    scheduler.schedule(after: .seconds(9)) { ran.append(clock.now) }
    await settle()

    scheduler.schedule(after: .seconds(1)) { ran.append(clock.now) }
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(8))

    #expect(ran == [.seconds(1), .seconds(9)])
  }

  @Test func `a leeway does not delay the next action`() async {
    let scheduler = clock.scheduler()
    scheduler.schedule(after: .seconds(10), leeway: .seconds(5)) {}
    await settle()
    scheduler.schedule(after: .seconds(12)) {}
    await settle()

    #expect(clock.sleeps.map(\.tolerance) == [.seconds(5), .seconds(2)])
  }

  @Test func `cancelled actions are released, and so is a scheduler that is asleep`() async {
    weak var captured: SleepLog?
    weak var released: MainScheduler?
    do {
      let (object, scheduler) = (SleepLog(), clock.scheduler())
      (captured, released) = (object, scheduler)
      let token = scheduler.schedule(after: .seconds(9)) { [object] in _ = object.now }
      await settle()
      token.dispose()
      #expect(token.isDisposed)
    }
    await settle()

    #expect(captured == nil)
    #expect(released == nil)
    #expect(clock.sleeping == 0)
  }

  @Test func `pending actions run after the release of their scheduler`() async {
    var ran = 0
    do { clock.scheduler().schedule(after: .seconds(1)) { ran += 1 } }

    await clock.advance(by: .seconds(1))

    #expect(ran == 1)
  }

  // C74
  @Test func `an action that is never due does not sleep, and ends with its scheduler`() async {
    weak var captured: SleepLog?
    do {
      let (object, scheduler) = (SleepLog(), clock.scheduler())
      captured = object
      scheduler.schedule(after: .seconds(Int64.max)) { [object] in _ = object.now }
      await settle()
      #expect(captured != nil)
    }

    #expect(clock.sleeps.isEmpty)
    #expect(captured == nil)
  }
}

/// The clock of a main scheduler, which records the sleeps.
private final class SleepLog {
  private let time = TestScheduler()
  private(set) var sleeps: [(due: Duration, tolerance: Duration)] = []
  private(set) var wakings = 0
  private(set) var sleeping = 0
  /// Whether the time passes without an end of the sleeps.
  var isAsleep = false

  var now: Duration { skipped + time.now }
  private var skipped = Duration.zero

  init() {}

  deinit {}

  func scheduler() -> MainScheduler {
    MainScheduler(now: { self.now }) { due, tolerance in
      self.sleeps.append((due, tolerance))
      self.sleeping += 1
      defer { self.sleeping -= 1 }
      try await self.time.sleep(until: due)
      self.wakings += 1
    }
  }

  func advance(by duration: Duration) async {
    await settle()
    if isAsleep { skipped += duration } else { time.advance(by: duration) }
    await settle()
  }
}
