import BinderySignals
import BinderyTesting
import Testing

struct BufferTests {
  @Test(arguments: [
    MarbleCase(
      "an array is sent when it is full",
      "-1-2-3-4-|",
      gives: "---[1,2]---[3,4]-|",
      holding: "^--------!"
    ),
    MarbleCase(
      "an array is sent when its first value is old",
      "-1------2-----|",
      gives: "----1------2--|"
    ),
    MarbleCase(
      "buffered values are sent before the completion",
      "-1-|",
      gives: "---(1|)",
      holding: "^--!"
    ),
    MarbleCase("a failure drops buffered values", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops buffered values", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-----|",
      gives: "---[1,2]",
      disposing: "------!",
      holding: "^-----!"
    ),
  ])
  func `buffer sends arrays by size and by age`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.buffer(time: .seconds(3), count: 2, on: marbles.scheduler)
    } producer: {
      $0.buffer(time: .seconds(3), count: 2, on: marbles.scheduler)
    }
  }
}
