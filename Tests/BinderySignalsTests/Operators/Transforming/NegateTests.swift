import BinderySignals
import BinderyTesting
import Testing

struct NegateTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[false]-[true]-[false]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[false]-[true]-#", holding: "^----!"),
    MarbleCase(
      "an interruption is forwarded",
      "-1-2-!",
      gives: "-[false]-[true]-!",
      holding: "^----!"
    ),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[false]-[true]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `negate sends the opposite`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { $0 != 2 }.negate()
    } producer: {
      $0.map { $0 != 2 }.negate()
    }
  }
}
