import BinderySignals
import BinderyTesting
import Testing

struct SkipNilTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-1---3-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-1---#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-1---!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1--",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `skipNil drops nil and unwraps the rest`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { $0 == 2 ? nil : $0 }.skipNil()
    } producer: {
      $0.map { $0 == 2 ? nil : $0 }.skipNil()
    }
  }
}
