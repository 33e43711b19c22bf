import BinderySignals
import BinderyTesting
import Testing

struct FlatMapErrorTests {
  private let marbles = Marbles()

  @Test(arguments: [
    MarbleCase("switches at a failure", "-1-#", gives: "-1--7-8|", holding: "^--!"),
    MarbleCase("a completion is forwarded", "-1-|", gives: "-1-|", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "disposal before the failure",
      "-1--#",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
    MarbleCase(
      "disposal after the failure",
      "-1-#",
      gives: "-1--7",
      disposing: "-----!",
      holding: "^--!"
    ),
  ])
  func `flatMapError`(_ row: MarbleCase) throws {
    let replacement = marbles.cold("-7-8|", .infallibleNumbers)
    try marbles.expect(row) {
      $0.flatMapError { _ in replacement }
    } producer: {
      $0.flatMapError { _ in replacement }
    }
  }

  @Test func `the failure of the replacement is forwarded`() throws {
    let replacement = marbles.cold("-#")
    try marbles.expect("-1#", gives: "-1-#") {
      $0.flatMapError { _ in replacement }
    } producer: {
      $0.flatMapError { _ in replacement }
    }
  }

  @Test func `the replacement is interrupted with the output`() {
    let log = SubscriptionLog()
    let replacement = marbles.cold("-7-8", log: log)
    let run = marbles.record(marbles.cold("-#").flatMapError { _ in replacement })

    marbles.at(3) { run.dispose() }
    marbles.play()

    #expect(run.timeline == "--7")
    #expect(log.timelines == ["-^-!"])
  }
}
