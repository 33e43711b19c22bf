import BinderySignals
import BinderyTesting
import Testing

struct TakeUntilTriggerTests {
  nonisolated private static let rows = [
    MarbleCase("a value of the trigger completes", "-1-2-3-|", gives: "-1-2|", holding: "^---!"),
    MarbleCase("a failure is forwarded", "-1#", gives: "-1#", holding: "^-!"),
    MarbleCase("an interruption is forwarded", "-1!", gives: "-1!", holding: "^-!"),
    MarbleCase("a completion is forwarded", "-1|", gives: "-1|", holding: "^-!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ]

  @Test(arguments: TakeUntilTriggerTests.rows)
  func `a value of the trigger completes the signal`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(until: marbles.hot("----x", .pulses))
    } producer: {
      $0.take(until: marbles.hot("----x", .pulses))
    }
  }

  @Test(arguments: TakeUntilTriggerTests.rows)
  func `the completion of the trigger completes the signal`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(until: marbles.hot("----|", .pulses))
    } producer: {
      $0.take(until: marbles.hot("----|", .pulses))
    }
  }

  @Test(arguments: TakeUntilTriggerTests.rows)
  func `the trigger may be a producer`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(until: marbles.cold("----x", .pulses))
    } producer: {
      $0.take(until: marbles.cold("----x", .pulses))
    }
  }

  @Test(arguments: [
    MarbleCase("all events are forwarded", "-1-2-|", gives: "-1-2-|", holding: "^----!")
  ])
  func `an interruption of the trigger has no effect`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(until: marbles.hot("--!", .pulses))
    } producer: {
      $0.take(until: marbles.hot("--!", .pulses))
    }
  }

  @Test func `the work is not started if the trigger sends synchronously`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let trigger = SignalProducer<Void, Never>(value: ())
    let recording = marbles.record(marbles.cold("1-|", log: log).take(until: trigger))
    marbles.play()
    #expect(recording.timeline == "|")
    #expect(log.timelines.isEmpty)
  }

  @Test func `the trigger is disposed of at the ending`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let trigger = marbles.cold("-----x", .pulses, log: log)
    let signal = marbles.record(marbles.hot("-1-|").take(until: trigger))
    let producer = marbles.record(marbles.cold("-1-#").take(until: trigger))
    marbles.play()
    #expect(signal.timeline == "-1-|")
    #expect(producer.timeline == "-1-#")
    #expect(log.timelines == ["^--!", "^--!"])
  }
}
