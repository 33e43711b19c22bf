import BinderySignals
import BinderyTesting
import Testing

struct DelayTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion keep their intervals",
      "-1-2-|",
      gives: "----1-2-|",
      holding: "^----!"
    ),
    MarbleCase("values of a frame keep their order", "-(12)-|", gives: "----(12)-|"),
    MarbleCase("a failure is not delayed", "-1-2-#", gives: "----1#", holding: "^----!"),
    MarbleCase("an interruption is not delayed", "-1-2-!", gives: "----1!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "----1",
      disposing: "-----!",
      holding: "^----!"
    ),
  ])
  func `delay postpones values and the completion`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.delay(.seconds(3), on: marbles.scheduler)
    } producer: {
      $0.delay(.seconds(3), on: marbles.scheduler)
    }
  }

  @Test func `a pending value is dropped with the run`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var values: [Int] = []

    let run = SignalProducer(numbers).delay(.seconds(1), on: scheduler)
      .on(value: { values.append($0) }).start()
    input.send(value: 1)
    run.dispose()
    scheduler.run()

    #expect(values.isEmpty)
  }
}
