import BinderySignals
import BinderyTesting
import Testing

struct CollectEveryTests {
  @Test(arguments: [
    MarbleCase(
      "each interval is an array",
      "-1-2--3-------|",
      gives: "----[1,2]---3---[]-|",
      holding: "^-------------!"
    ),
    MarbleCase("a completion drops collected values", "-1-|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure drops collected values", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops collected values", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-4-5-|",
      gives: "----[1,2]",
      disposing: "------!",
      holding: "^-----!"
    ),
  ])
  func `collect every sends the values of each interval`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.collect(every: .seconds(4), on: marbles.scheduler)
    } producer: {
      $0.collect(every: .seconds(4), on: marbles.scheduler)
    }
  }

  @Test(arguments: [
    MarbleCase("empty arrays are not sent", "-1--------2--|", gives: "----1-------2|")
  ])
  func `intervals without values can be skipped`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.collect(every: .seconds(4), on: marbles.scheduler, skipEmpty: true)
    } producer: {
      $0.collect(every: .seconds(4), on: marbles.scheduler, skipEmpty: true)
    }
  }

  @Test(arguments: [
    MarbleCase("collected values are sent at the end of the interval", "-1-|", gives: "----(1|)"),
    MarbleCase("a failure is not delayed", "-1-#", gives: "---#"),
    MarbleCase(
      "a disposal ends it before the interval does",
      "-1-|--",
      gives: "",
      disposing: "---!",
      holding: "^--!"
    ),
  ])
  func `the completion can be delayed until the end of the interval`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.collect(every: .seconds(4), on: marbles.scheduler, discardWhenCompleted: false)
    } producer: {
      $0.collect(every: .seconds(4), on: marbles.scheduler, discardWhenCompleted: false)
    }
  }
}
