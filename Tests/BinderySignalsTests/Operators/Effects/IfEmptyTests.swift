import BinderySignals
import BinderyTesting
import Testing

struct IfEmptyTests {
  @Test(arguments: [
    MarbleCase(
      "with a value the replacement is not started",
      "-1-|",
      gives: "-1-|",
      holding: "^--!"
    ),
    MarbleCase("without a value the replacement is started", "-|", gives: "--7-8|", holding: "^!"),
    MarbleCase("a failure is forwarded", "-#", gives: "-#", holding: "^!"),
    MarbleCase("an interruption is forwarded", "-!", gives: "-!", holding: "^!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
    MarbleCase(
      "no event of the replacement follows a disposal",
      "-|",
      gives: "--7",
      disposing: "---!",
      holding: "^!"
    ),
  ])
  func `ifEmpty switches at a completion without values`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.ifEmpty(switchTo: marbles.cold("-7-8|"))
    } producer: {
      $0.ifEmpty(switchTo: marbles.cold("-7-8|"))
    }
  }

  @Test(arguments: [
    MarbleCase("no value is sent after another one", "-1-|", gives: "-1-|"),
    MarbleCase("the value is sent before the completion", "--|", gives: "--(7|)"),
    MarbleCase("no value is sent before a failure", "--#", gives: "--#"),
  ])
  func `ifEmpty can send a value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.ifEmpty(default: 7)
    } producer: {
      $0.ifEmpty(default: 7)
    }
  }

  @Test func `the replacement is interrupted with the run`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let run = marbles.record(marbles.cold("-|").ifEmpty(switchTo: marbles.cold("-7-8-", log: log)))
    marbles.at(3) { run.dispose() }
    marbles.play()
    #expect(run.timeline == "--7")
    #expect(log.timelines == ["-^-!"])
  }
}
