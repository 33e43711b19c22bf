import BinderySignals
import BinderyTesting
import Testing

struct DematerializeTests {
  private let events: [String: Signal<Int, MarbleFailure>.Event] = [
    "a": .value(1), "b": .value(2), "c": .completed, "f": .failed(MarbleFailure()),
    "i": .interrupted,
  ]

  @Test(arguments: [
    MarbleCase("values and the completion", "-a-c-b", gives: "-1-|", holding: "^--!"),
    MarbleCase("a failure", "-a-f-b", gives: "-1-#", holding: "^--!"),
    MarbleCase("an interruption", "-a-i-b", gives: "-1-!", holding: "^--!"),
    MarbleCase("no event of the same frame follows", "-(afb)", gives: "-(1#)", holding: "^!"),
    MarbleCase("the completion of the source completes", "-a-|", gives: "-1-|", holding: "^--!"),
    MarbleCase("the interruption of the source interrupts", "-a-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-a-b-c",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `dematerialize sends the events that the values describe`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleValues(events)) {
      $0.dematerialize()
    } producer: {
      $0.dematerialize()
    }
  }
}
