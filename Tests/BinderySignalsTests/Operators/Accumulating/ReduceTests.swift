import BinderySignals
import BinderyTesting
import Testing

struct ReduceTests {
  nonisolated private static let rows = [
    MarbleCase(
      "the result is sent before the completion",
      "-1-2-3-|",
      gives: "-------(6|)",
      holding: "^------!"
    ),
    MarbleCase("without values the initial result is sent", "--|", gives: "--(0|)", holding: "^-!"),
    MarbleCase("a failure sends no result", "-1-2-#", gives: "-----#", holding: "^----!"),
    MarbleCase("an interruption sends no result", "-1-2-!", gives: "-----!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-|",
      gives: "",
      disposing: "---!",
      holding: "^--!"
    ),
  ]

  @Test(arguments: ReduceTests.rows)
  func `reduce sends the result of all values`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.reduce(0, +)
    } producer: {
      $0.reduce(0, +)
    }
  }

  @Test(arguments: ReduceTests.rows)
  func `reduce can change the result in place`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.reduce(into: 0) { $0 += $1 }
    } producer: {
      $0.reduce(into: 0) { $0 += $1 }
    }
  }
}
