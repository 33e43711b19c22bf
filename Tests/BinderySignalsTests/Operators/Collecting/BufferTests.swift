import BinderySignals
import BinderyTesting
import Testing

struct BufferTests {
  @Test(arguments: [
    MarbleCase("by size", "-1-2-3-4-|", gives: "---[1,2]---[3,4]-|", holding: "^--------!"),
    MarbleCase("by the age of the first value", "-1------2-----|", gives: "----1------2--|"),
    MarbleCase("what is left comes with the completion", "-1-|", gives: "---(1|)", holding: "^--!"),
    MarbleCase("a failure drops it", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption drops it", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "nothing follows disposal",
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
