import BinderySignals
import BinderyTesting
import Testing

struct TimeoutTests {
  @Test(arguments: [
    MarbleCase(
      "a signal that does not end in time fails",
      "-1-2-3-|",
      gives: "-1-2#",
      holding: "^---!"
    ),
    MarbleCase(
      "a signal that completes in time does not fail",
      "-1|",
      gives: "-1|",
      holding: "^-!"
    ),
    MarbleCase("a failure is forwarded", "-1#", gives: "-1#", holding: "^-!"),
    MarbleCase("an interruption is forwarded", "-1!", gives: "-1!", holding: "^-!"),
    MarbleCase(
      "no event follows a disposal",
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
    MarbleCase(
      "a signal that does not end in time fails",
      "-1-2-3-|",
      gives: "-1-2#",
      holding: "^---!"
    )
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
