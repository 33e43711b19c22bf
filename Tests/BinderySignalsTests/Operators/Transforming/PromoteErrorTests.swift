import BinderySignals
import BinderyTesting
import Testing

struct PromoteErrorTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-1-2-3-|",
      holding: "^------!"
    ),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-1-2-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1-2",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `promoteError forwards all events`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleNumbers) {
      $0.promoteError(MarbleFailure.self)
    } producer: {
      $0.promoteError(MarbleFailure.self)
    }
  }

  @Test func `a signal that cannot fail can be merged with one that may fail`() throws {
    let marbles = Marbles()
    let failing = marbles.hot("--#")
    let merged = marbles.hot("-1-2", .infallibleNumbers).promoteError().merge(with: failing)
    let recording = marbles.record(merged)
    marbles.play()
    #expect(recording.timeline == "-1#")
  }
}
