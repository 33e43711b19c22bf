import BinderySignals
import BinderyTesting
import Testing

struct TimeoutTests {
  @Test(arguments: [
    MarbleCase("a stream that goes on fails", "-1-2-3-|", gives: "-1-2#", holding: "^---!"),
    MarbleCase("one that completes does not", "-1|", gives: "-1|", holding: "^-!"),
    MarbleCase("a failure passes", "-1#", gives: "-1#", holding: "^-!"),
    MarbleCase("an interruption passes", "-1!", gives: "-1!", holding: "^-!"),
    MarbleCase(
      "nothing follows disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `timeout fails without an ending within the interval`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.timeout(after: .seconds(4), raising: MarbleFailure(), on: marbles.scheduler)
    } producer: {
      $0.timeout(after: .seconds(4), raising: MarbleFailure(), on: marbles.scheduler)
    }
  }

  @Test(arguments: [
    MarbleCase("it fails", "-1-2-3-|", gives: "-1-2#", holding: "^---!")
  ])
  func `a signal that cannot fail can time out`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row, .infallibleNumbers) {
      $0.timeout(after: .seconds(4), raising: MarbleFailure(), on: marbles.scheduler)
    } producer: {
      $0.timeout(after: .seconds(4), raising: MarbleFailure(), on: marbles.scheduler)
    }
  }
}
