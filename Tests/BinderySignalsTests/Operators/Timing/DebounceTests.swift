import BinderySignals
import BinderyTesting
import Testing

struct DebounceTests {
  @Test(arguments: [
    MarbleCase(
      "the newest is sent after the interval",
      "-1-2------3-----|",
      gives: "------2------3--|",
      holding: "^---------------!"
    ),
    MarbleCase("a completion drops the pending value", "-1-|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure drops the pending value", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops the pending value", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1--|",
      gives: "",
      disposing: "---!",
      holding: "^--!"
    ),
  ])
  func `debounce sends a value that no newer one follows`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.debounce(.seconds(3), on: marbles.scheduler)
    } producer: {
      $0.debounce(.seconds(3), on: marbles.scheduler)
    }
  }

  @Test(arguments: [
    MarbleCase(
      "the pending value is sent when it is due",
      "-1-|",
      gives: "----(1|)",
      holding: "^--!"
    ),
    MarbleCase("without a pending value the completion is not delayed", "--|", gives: "--|"),
    MarbleCase("a failure is not delayed", "-1-#", gives: "---#"),
    MarbleCase(
      "a disposal ends it before the pending value does",
      "-1|",
      gives: "",
      disposing: "---!",
      holding: "^-!"
    ),
  ])
  func `the completion can be delayed until the pending value is sent`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.debounce(.seconds(3), on: marbles.scheduler, discardWhenCompleted: false)
    } producer: {
      $0.debounce(.seconds(3), on: marbles.scheduler, discardWhenCompleted: false)
    }
  }
}
