import BinderySignals
import BinderyTesting
import Testing

struct TakeUntilReplacementTests {
  nonisolated private static let rows = [
    MarbleCase(
      "the replacement replaces the signal",
      "-1-2-3-|",
      gives: "-1-27--8|",
      holding: "^---!"
    ),
    MarbleCase(
      "a completion before the replacement is not forwarded",
      "-1|",
      gives: "-1--7--8|",
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
    MarbleCase(
      "no event of the replacement follows a disposal",
      "-1-2-3-|",
      gives: "-1-27",
      disposing: "-----!",
      holding: "^---!"
    ),
  ]

  @Test(arguments: TakeUntilReplacementTests.rows)
  func `switches to the replacement at its first value`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(untilReplacement: marbles.hot("----7--8|"))
    } producer: {
      $0.take(untilReplacement: marbles.hot("----7--8|"))
    }
  }

  @Test(arguments: TakeUntilReplacementTests.rows)
  func `the replacement may be a producer`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(untilReplacement: marbles.cold("----7--8|"))
    } producer: {
      $0.take(untilReplacement: marbles.cold("----7--8|"))
    }
  }

  @Test(arguments: [
    MarbleCase(
      "the ending of the replacement ends the result",
      "-1-2-3",
      gives: "-1#",
      holding: "^-!"
    )
  ])
  func `forwards a failure of the replacement`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(untilReplacement: marbles.cold("--#"))
    } producer: {
      $0.take(untilReplacement: marbles.cold("--#"))
    }
  }

  @Test(arguments: [
    MarbleCase(
      "the ending of the replacement ends the result",
      "-1-2-3",
      gives: "-1|",
      holding: "^-!"
    )
  ])
  func `forwards a completion of the replacement`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(untilReplacement: marbles.cold("--|"))
    } producer: {
      $0.take(untilReplacement: marbles.cold("--|"))
    }
  }

  @Test func `the work is not started if the replacement sends synchronously`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let recording = marbles.record(
      marbles.cold("1-2-|", log: log).take(untilReplacement: marbles.cold("7--|"))
    )
    marbles.play()
    #expect(recording.timeline == "7--|")
    #expect(log.timelines.isEmpty)
  }

  @Test func `a failure interrupts the replacement`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let recording = marbles.record(
      marbles.cold("-1-#").take(untilReplacement: marbles.cold("------7", log: log))
    )
    marbles.play()
    #expect(recording.timeline == "-1-#")
    #expect(log.timelines == ["^--!"])
  }
}
