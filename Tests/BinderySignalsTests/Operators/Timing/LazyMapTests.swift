import BinderySignals
import BinderyTesting
import Testing

struct LazyMapTests {
  @Test(arguments: [
    MarbleCase(
      "only the newest value of a frame is transformed",
      "-(123)-(45)-|",
      gives: "-6-[10]-|",
      holding: "^----!"
    ),
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-2-4-6-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-2-4-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-2-4-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-2-4",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `lazyMap transforms the newest value`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.lazyMap(on: marbles.scheduler) { $0 * 2 }
    } producer: {
      $0.lazyMap(on: marbles.scheduler) { $0 * 2 }
    }
  }

  @Test func `a replaced value is not transformed`() {
    let scheduler = TestScheduler()
    let (numbers, input) = Signal<Int, Never>.pipe()
    var transformed: [Int] = []

    numbers.lazyMap(on: scheduler) { transformed.append($0) }.observeValues { _ in }
    for number in 1...3 { input.send(value: number) }
    scheduler.advance()
    input.send(value: 4)
    input.sendInterrupted()
    scheduler.advance()

    #expect(transformed == [3])
  }
}
