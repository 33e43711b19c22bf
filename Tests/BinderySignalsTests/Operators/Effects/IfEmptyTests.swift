import BinderySignals
import BinderyTesting
import Testing

struct IfEmptyTests {
  @Test(arguments: [
    MarbleCase("a value keeps the replacement away", "-1-|", gives: "-1-|", holding: "^--!"),
    MarbleCase("no value brings it", "-|", gives: "--7-8|", holding: "^!"),
    MarbleCase("a failure passes", "-#", gives: "-#", holding: "^!"),
    MarbleCase("an interruption passes", "-!", gives: "-!", holding: "^!"),
    MarbleCase("nothing follows disposal", "-1-2-|", gives: "-1", disposing: "--!", holding: "^-!"),
    MarbleCase(
      "nothing of the replacement follows a disposal",
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
    MarbleCase("only when there was none", "-1-|", gives: "-1-|"),
    MarbleCase("before the completion", "--|", gives: "--(7|)"),
    MarbleCase("not before a failure", "--#", gives: "--#"),
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
