import BinderySignals
import BinderyTesting
import Testing

struct TakeWhileTests {
  @Test(arguments: [
    MarbleCase(
      "the first value that does not meet the condition ends it",
      "-1-2-3-1-|",
      gives: "-1-2-|",
      holding: "^----!"
    ),
    MarbleCase("all values may meet the condition", "-1-2-|", gives: "-1-2-|", holding: "^----!"),
    MarbleCase("a failure is forwarded", "-1-#", gives: "-1-#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `take while completes when the condition is false`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(while: { $0 < 3 })
    } producer: {
      $0.take(while: { $0 < 3 })
    }
  }

  @Test(arguments: [
    MarbleCase(
      "the first value that does not meet the condition ends it",
      "-1-2-3-1-|",
      gives: "-1-2-(3|)",
      holding: "^----!"
    ),
    MarbleCase("all values may meet the condition", "-1-2-|", gives: "-1-2-|", holding: "^----!"),
    MarbleCase("a failure is forwarded", "-1-#", gives: "-1-#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `take until sends the value that ends it`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(until: { $0 < 3 })
    } producer: {
      $0.take(until: { $0 < 3 })
    }
  }
}
