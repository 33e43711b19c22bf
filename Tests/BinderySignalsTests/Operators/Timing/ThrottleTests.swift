import BinderySignals
import BinderyTesting
import Testing

struct ThrottleTests {
  @Test(arguments: [
    MarbleCase(
      "the first value is sent at once, then the newest",
      "-1-2-3-----4-|",
      gives: "-1---3-----4-|",
      holding: "^------------!"
    ),
    MarbleCase("of the values of a frame the newest is sent", "-(12)-|", gives: "-2-|"),
    MarbleCase("a value that is due is sent before the completion", "-(1|)", gives: "-(1|)"),
    MarbleCase("a value that is due is sent before a failure", "-(1#)", gives: "-(1#)"),
    MarbleCase("a value that is due is sent before an interruption", "-(1!)", gives: "-(1!)"),
    MarbleCase(
      "a completion drops a value that is due later",
      "-1-2|",
      gives: "-1--|",
      holding: "^---!"
    ),
    MarbleCase(
      "a failure drops a value that is due later",
      "-1-2#",
      gives: "-1--#",
      holding: "^---!"
    ),
    MarbleCase(
      "an interruption drops a value that is due later",
      "-1-2!",
      gives: "-1--!",
      holding: "^---!"
    ),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `throttle sends one value an interval`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.throttle(.seconds(4), on: marbles.scheduler)
    } producer: {
      $0.throttle(.seconds(4), on: marbles.scheduler)
    }
  }
}
