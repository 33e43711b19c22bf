import BinderySignals
import BinderyTesting
import Testing

struct CompactMapTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion pass",
      "-1-2-3-|",
      gives: "---4-6-|",
      holding: "^------!"
    ),
    MarbleCase("a failure passes", "-1-2-#", gives: "---4-#", holding: "^----!"),
    MarbleCase("an interruption passes", "-1-2-!", gives: "---4-!", holding: "^----!"),
    MarbleCase(
      "nothing follows disposal",
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
