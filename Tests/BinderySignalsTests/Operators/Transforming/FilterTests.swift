import BinderySignals
import BinderyTesting
import Testing

struct FilterTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "---2---|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "---2-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "---2-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "---2",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `filter drops values that are not included`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.filter { $0.isMultiple(of: 2) }
    } producer: {
      $0.filter { $0.isMultiple(of: 2) }
    }
  }
}
