import BinderySignals
import BinderyTesting
import Testing

struct PromoteErrorTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion pass",
      "-1-2-3-|",
      gives: "-1-2-3-|",
      holding: "^------!"
    ),
    MarbleCase("an interruption passes", "-1-2-!", gives: "-1-2-!", holding: "^----!"),
    MarbleCase(
      "nothing follows disposal",
      "-1-2-3-|",
      gives: "-1-2",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `promoteError passes everything on`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleNumbers) {
      $0.promoteError(MarbleFailure.self)
    } producer: {
      $0.promoteError(MarbleFailure.self)
    }
  }

  @Test func `what cannot fail merges with what can`() throws {
    let marbles = Marbles()
    let failing = marbles.hot("--#")
    let merged = marbles.hot("-1-2", .infallibleNumbers).promoteError().merge(with: failing)
    let recording = marbles.record(merged)
    marbles.play()
    #expect(recording.timeline == "-1#")
  }
}
