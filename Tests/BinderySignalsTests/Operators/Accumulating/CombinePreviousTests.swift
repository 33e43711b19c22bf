import BinderySignals
import BinderyTesting
import Testing

struct CombinePreviousTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[0,1]-[1,2]-[2,3]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[0,1]-[1,2]-#", holding: "^----!"),
    MarbleCase(
      "an interruption is forwarded",
      "-1-2-!",
      gives: "-[0,1]-[1,2]-!",
      holding: "^----!"
    ),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[0,1]-[1,2]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `combinePrevious sends each value with the previous one`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.combinePrevious(0)
    } producer: {
      $0.combinePrevious(0)
    }
  }

  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "---[1,2]-[2,3]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "---[1,2]-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "---[1,2]-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "---[1,2]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `without an initial value it begins with the second value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.combinePrevious()
    } producer: {
      $0.combinePrevious()
    }
  }
}
