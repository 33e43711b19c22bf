import BinderySignals
import BinderyTesting
import Testing

struct CollectTests {
  @Test(arguments: [
    MarbleCase(
      "all values are sent before the completion",
      "-1-2-3-|",
      gives: "-------([1,2,3]|)",
      holding: "^------!"
    ),
    MarbleCase("without values an empty array is sent", "-|", gives: "-([]|)", holding: "^!"),
    MarbleCase("a failure drops collected values", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops collected values", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-|",
      gives: "",
      disposing: "---!",
      holding: "^--!"
    ),
  ])
  func `collect sends all values at completion`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.collect()
    } producer: {
      $0.collect()
    }
  }

  @Test(arguments: [
    MarbleCase(
      "collected values are sent before the completion",
      "-1-2-3-|",
      gives: "---[1,2]---(3|)",
      holding: "^------!"
    ),
    MarbleCase("no empty array is sent at the completion", "-1-2-|", gives: "---[1,2]-|"),
    MarbleCase("without values an empty array is sent", "-|", gives: "-([]|)"),
    MarbleCase("a failure drops collected values", "-1-2-3-#", gives: "---[1,2]---#"),
    MarbleCase("an interruption drops collected values", "-1-2-3-!", gives: "---[1,2]---!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-4-|",
      gives: "---[1,2]",
      disposing: "------!",
      holding: "^-----!"
    ),
  ])
  func `collect count sends arrays of a size`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.collect(count: 2)
    } producer: {
      $0.collect(count: 2)
    }
  }

  @Test(arguments: [
    MarbleCase(
      "an array ends with the value that meets the condition",
      "-1-2-3-1-|",
      gives: "-----[1,2,3]---(1|)"
    ),
    MarbleCase("a failure drops collected values", "-1-#", gives: "---#"),
  ])
  func `collect with a condition includes the latest`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.collect { $0.reduce(0, +) == 6 }
    } producer: {
      $0.collect { $0.reduce(0, +) == 6 }
    }
  }

  @Test(arguments: [
    MarbleCase(
      "an array ends before the value that meets the condition",
      "-1-1-3-3-2-|",
      gives: "-----[1,1]-3---([3,2]|)"
    ),
    MarbleCase("an interruption drops collected values", "-1-!", gives: "---!"),
  ])
  func `collect can begin the next array with the latest value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.collect { $1 == 3 }
    } producer: {
      $0.collect { $1 == 3 }
    }
  }
}
