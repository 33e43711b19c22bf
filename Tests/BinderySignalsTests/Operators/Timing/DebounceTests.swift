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
    MarbleCase("a completion drops what waits", "-1-|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure drops what waits", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops what waits", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase("nothing follows disposal", "-1--|", gives: "", disposing: "---!", holding: "^--!"),
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
    MarbleCase("the value comes when it is due", "-1-|", gives: "----(1|)", holding: "^--!"),
    MarbleCase("without a value there is no wait", "--|", gives: "--|"),
    MarbleCase("a failure does not wait", "-1-#", gives: "---#"),
    MarbleCase("a disposal still ends it", "-1|", gives: "", disposing: "---!", holding: "^-!"),
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
