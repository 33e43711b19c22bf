import BinderySignals
import BinderyTesting
import Testing

struct SkipUntilTests {
  nonisolated private static let rows = [
    MarbleCase(
      "values after the trigger are forwarded",
      "-1-2-3-4-|",
      gives: "-----3-4-|",
      holding: "^--------!"
    ),
    MarbleCase("a later failure is forwarded", "-1-2-3-#", gives: "-----3-#", holding: "^------!"),
    MarbleCase(
      "a later interruption is forwarded",
      "-1-2-3-!",
      gives: "-----3-!",
      holding: "^------!"
    ),
    MarbleCase("an earlier completion interrupts when the trigger fires", "-1|", gives: "----!"),
    MarbleCase("an earlier failure interrupts when the trigger fires", "-1#", gives: "----!"),
    MarbleCase("an earlier interruption is sent when the trigger fires", "-1!", gives: "----!"),
    MarbleCase(
      "no event follows a disposal",
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
    MarbleCase("no value is forwarded", "-1-2-3", gives: "")
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
