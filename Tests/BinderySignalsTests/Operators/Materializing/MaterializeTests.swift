import BinderySignals
import BinderyTesting
import Testing

struct MaterializeTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion",
      "-1-|",
      gives: "-[value1]-([completed]|)",
      holding: "^--!"
    ),
    MarbleCase("a failure", "-1-#", gives: "-[value1]-([failedMarbleFailure()]|)", holding: "^--!"),
    MarbleCase("an interruption", "-1-!", gives: "-[value1]-([interrupted]!)", holding: "^--!"),
  ])
  func `materialize sends events as values`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.materialize()
    } producer: {
      $0.materialize()
    }
  }

  @Test func `a released signal sends no event, and a disposed run sends the interruption`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let signal = marbles.record(marbles.hot("-1-2", log: log).materialize())
    let producer = marbles.record(marbles.cold("-1-2", log: log).materialize())
    marbles.at(2) {
      signal.dispose()
      producer.dispose()
    }
    marbles.play()
    #expect(signal.timeline == "-[value1]")
    #expect(producer.timeline == "-[value1][interrupted]")
    #expect(log.timelines == ["^-!", "^-!"])
  }
}
