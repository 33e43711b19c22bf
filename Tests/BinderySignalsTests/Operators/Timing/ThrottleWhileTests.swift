import BinderySignals
import BinderyTesting
import Testing

struct ThrottleWhileTests {
  @Test(arguments: [
    MarbleCase(
      "the newest value is sent when the condition is false",
      "-1-2-3--5-|",
      gives: "-1----3-5-|",
      holding: "^---------!"
    ),
    MarbleCase("a completion drops the stored value", "-1-2|", gives: "-1--|", holding: "^---!"),
    MarbleCase("a failure drops the stored value", "-1-2#", gives: "-1--#", holding: "^---!"),
    MarbleCase("an interruption drops the stored value", "-1-2!", gives: "-1--!", holding: "^---!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2---|",
      gives: "-1",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `throttle while stores the newest value`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.throttle(while: marbles.condition(), on: marbles.scheduler)
    } producer: {
      $0.throttle(while: marbles.condition(), on: marbles.scheduler)
    }
  }

  // Differs: `throttle(while:)`, several events before the scheduler runs
  @Test func `a property that ends keeps its last value`() throws {
    let marbles = Marbles()
    let held = marbles.record(
      marbles.hot("-1-|").throttle(while: Property(value: true), on: marbles.scheduler)
    )
    let free = marbles.record(
      marbles.hot("-(12)|").throttle(while: Property(value: false), on: marbles.scheduler)
    )
    marbles.play()
    #expect(held.timeline == "---|")
    #expect(free.timeline == "-(12)|")
  }

  @Test func `a disposal interrupts at once`() {
    let clock = TestScheduler()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var log: [String] = []

    let run = SignalProducer(numbers).on(disposed: { log.append("disposed") })
      .throttle(while: Property(value: false), on: clock)
      .start { log.append("\($0)") }
    input.send(value: 1)
    run.dispose()
    log.append("returned")
    clock.run()

    #expect(log == ["interrupted", "disposed", "returned"])
  }
}

extension Marbles {
  /// Returns a property that is true from frame 2 to frame 6.
  fileprivate func condition() -> MutableProperty<Bool> {
    let condition = MutableProperty(false)
    at(2) { condition.value = true }
    at(6) { condition.value = false }
    return condition
  }
}
