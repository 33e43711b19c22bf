import BinderySignals
import BinderyTesting
import Testing

struct CollectTests {
  @Test(arguments: [
    MarbleCase(
      "all are sent with the completion",
      "-1-2-3-|",
      gives: "-------([1,2,3]|)",
      holding: "^------!"
    ),
    MarbleCase("none are an empty array", "-|", gives: "-([]|)", holding: "^!"),
    MarbleCase("a failure drops them", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops them", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase("nothing follows disposal", "-1-2-|", gives: "", disposing: "---!", holding: "^--!"),
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
      "the rest comes with the completion",
      "-1-2-3-|",
      gives: "---[1,2]---(3|)",
      holding: "^------!"
    ),
    MarbleCase("no rest is not sent", "-1-2-|", gives: "---[1,2]-|"),
    MarbleCase("no value at all is an empty array", "-|", gives: "-([]|)"),
    MarbleCase("a failure drops the rest", "-1-2-3-#", gives: "---[1,2]---#"),
    MarbleCase("an interruption drops the rest", "-1-2-3-!", gives: "---[1,2]---!"),
    MarbleCase(
      "nothing follows disposal",
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
      "an array ends with the value that fits",
      "-1-2-3-1-|",
      gives: "-----[1,2,3]---(1|)"
    ),
    MarbleCase("a failure drops the rest", "-1-#", gives: "---#"),
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
      "an array ends before the value that fits",
      "-1-1-3-3-2-|",
      gives: "-----[1,1]-3---([3,2]|)"
    ),
    MarbleCase("an interruption drops the rest", "-1-!", gives: "---!"),
  ])
  func `collect can begin the next array with the latest value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.collect { $1 == 3 }
    } producer: {
      $0.collect { $1 == 3 }
    }
  }
}
