import BinderySignals
import BinderyTesting
import Testing

struct SkipWhileTests {
  @Test(arguments: [
    MarbleCase(
      "all later values are forwarded",
      "-1-2-3-1-|",
      gives: "-----3-1-|",
      holding: "^--------!"
    ),
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-----3-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-----#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-----!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "----",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `skip while drops values until the condition is false`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skip(while: { $0 < 3 })
    } producer: {
      $0.skip(while: { $0 < 3 })
    }
  }
}
