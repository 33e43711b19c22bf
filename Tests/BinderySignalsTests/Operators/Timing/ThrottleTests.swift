import BinderySignals
import BinderyTesting
import Testing

struct ThrottleTests {
  @Test(arguments: [
    MarbleCase(
      "the first at once and then the newest",
      "-1-2-3-----4-|",
      gives: "-1---3-----4-|",
      holding: "^------------!"
    ),
    MarbleCase("values of a frame are one", "-(12)-|", gives: "-2-|"),
    MarbleCase("a value that is due comes before the completion", "-(1|)", gives: "-(1|)"),
    MarbleCase("a value that is due comes before a failure", "-(1#)", gives: "-(1#)"),
    MarbleCase("a value that is due comes first, too", "-(1!)", gives: "-(1!)"),
    MarbleCase("a completion drops what is due later", "-1-2|", gives: "-1--|", holding: "^---!"),
    MarbleCase("a failure drops what is due later", "-1-2#", gives: "-1--#", holding: "^---!"),
    MarbleCase(
      "an interruption drops what is due later",
      "-1-2!",
      gives: "-1--!",
      holding: "^---!"
    ),
    MarbleCase(
      "nothing follows disposal",
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
