import BinderySignals
import BinderyTesting
import Testing

struct ObserveOnTests {
  @Test(
    arguments: [
      MarbleCase(
        "values and the completion pass",
        "-1-2-3-|",
        gives: "-1-2-3-|",
        holding: "^------!"
      ),
      MarbleCase(
        "a failure passes",
        "-1-2-#",
        gives: "-1-2-#",
        holding: "^----!"
      ),
      MarbleCase(
        "an interruption passes",
        "-1-2-!",
        gives: "-1-2-!",
        holding: "^----!"
      ),
      MarbleCase(
        "nothing follows a disposal",
        "-1-2-3-|",
        gives: "-1-2",
        disposing: "----!",
        holding: "^---!"
      ),
    ]
  )
  func `observe on keeps the order of everything`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.observe(on: marbles.scheduler)
    } producer: {
      $0.observe(on: marbles.scheduler)
    }
  }

  @Test func `events wait for the scheduler`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, MarbleFailure>.pipe()
    var received: [Signal<Int, MarbleFailure>.Event] = []

    numbers.observe(on: scheduler).observe { received.append($0) }
    input.send(value: 1)
    input.sendCompleted()
    #expect(received.isEmpty)

    scheduler.advance()
    #expect(received == [.value(1), .completed])
  }

  @Test func `what is under way when a run is let go is dropped`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var values: [Int] = []

    let run = SignalProducer(numbers).observe(on: scheduler).on(value: { values.append($0) })
      .start()
    input.send(value: 1)
    run.dispose()
    scheduler.run()

    #expect(values.isEmpty)
  }
}
