import BinderySignals
import BinderyTesting
import Testing

struct SkipUntilTests {
  nonisolated private static let rows = [
    MarbleCase(
      "values pass from the trigger on",
      "-1-2-3-4-|",
      gives: "-----3-4-|",
      holding: "^--------!"
    ),
    MarbleCase("a later failure passes", "-1-2-3-#", gives: "-----3-#", holding: "^------!"),
    MarbleCase("a later interruption passes", "-1-2-3-!", gives: "-----3-!", holding: "^------!"),
    MarbleCase("an earlier completion waits and interrupts", "-1|", gives: "----!"),
    MarbleCase("an earlier failure waits and interrupts", "-1#", gives: "----!"),
    MarbleCase("an earlier interruption waits", "-1!", gives: "----!"),
    MarbleCase(
      "nothing follows disposal",
      "-1-2-3-4-|",
      gives: "-----3",
      disposing: "------!",
      holding: "^-----!"
    ),
  ]

  @Test(arguments: SkipUntilTests.rows)
  func `forwards values after a value of the trigger`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.skip(until: marbles.hot("----x", .pulses))
    } producer: {
      $0.skip(until: marbles.hot("----x", .pulses))
    }
  }

  @Test(arguments: SkipUntilTests.rows)
  func `forwards values after the completion of the trigger`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.skip(until: marbles.hot("----|", .pulses))
    } producer: {
      $0.skip(until: marbles.hot("----|", .pulses))
    }
  }

  @Test(arguments: SkipUntilTests.rows)
  func `the trigger may be a producer`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.skip(until: marbles.cold("----x", .pulses))
    } producer: {
      $0.skip(until: marbles.cold("----x", .pulses))
    }
  }

  @Test(arguments: [
    MarbleCase("nothing passes", "-1-2-3", gives: "")
  ])
  func `an interruption of the trigger has no effect`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.skip(until: marbles.hot("--!", .pulses))
    } producer: {
      $0.skip(until: marbles.hot("--!", .pulses))
    }
  }
}
