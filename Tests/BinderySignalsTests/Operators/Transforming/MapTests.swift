import BinderySignals
import BinderyTesting
import Testing

struct MapTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-2-4-6-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-2-4-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-2-4-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-2-4",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `map transforms each value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { $0 * 2 }
    } producer: {
      $0.map { $0 * 2 }
    }
  }

  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-7-7-7-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-7-7-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-7-7-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-7-7",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `map with a value sends that`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { _ in 7 }
    } producer: {
      $0.map { _ in 7 }
    }
  }

  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[-1]-[-2]-[-3]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[-1]-[-2]-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-[-1]-[-2]-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[-1]-[-2]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `map with a key path sends the value at that path`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { (inner: -$0, other: 0) }.map(\.inner)
    } producer: {
      $0.map { (inner: -$0, other: 0) }.map(\.inner)
    }
  }
}
