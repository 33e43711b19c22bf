import BinderySignals
import BinderyTesting
import Testing

struct DematerializeResultsTests {
  private let results: [String: Result<Int, MarbleFailure>] = [
    "a": .success(1), "b": .success(2), "f": .failure(MarbleFailure()),
  ]

  @Test(arguments: [
    MarbleCase("successes", "-a-b-|", gives: "-1-2-|", holding: "^----!"),
    MarbleCase("a failure", "-a-f-b", gives: "-1-#", holding: "^--!"),
    MarbleCase("no event of the same frame follows", "-(afb)", gives: "-(1#)", holding: "^!"),
    MarbleCase("an interruption", "-a-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-a-b-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `dematerializeResults sends values and fails`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleValues(results)) {
      $0.dematerializeResults()
    } producer: {
      $0.dematerializeResults()
    }
  }
}
