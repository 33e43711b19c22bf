import BinderySignals
import BinderyTesting
import Testing

struct CompactMapTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "---4-6-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "---4-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "---4-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "---4",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `compactMap drops results that are nil`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.compactMap { $0 > 1 ? $0 * 2 : nil }
    } producer: {
      $0.compactMap { $0 > 1 ? $0 * 2 : nil }
    }
  }
}
