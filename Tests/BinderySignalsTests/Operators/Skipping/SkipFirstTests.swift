import BinderySignals
import BinderyTesting
import Testing

struct SkipFirstTests {
  @Test(arguments: [
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
  func `skip first drops the first values`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skip(first: 2)
    } producer: {
      $0.skip(first: 2)
    }
  }

  @Test(arguments: MarbleCase.allPass)
  func `a count of zero forwards all values`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skip(first: 0)
    } producer: {
      $0.skip(first: 0)
    }
  }
}
