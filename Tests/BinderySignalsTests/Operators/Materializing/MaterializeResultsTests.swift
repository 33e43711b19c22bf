import BinderySignals
import BinderyTesting
import Testing

struct MaterializeResultsTests {
  @Test(arguments: [
    MarbleCase("values and the completion", "-1-|", gives: "-[success(1)]-|", holding: "^--!"),
    MarbleCase(
      "a failure",
      "-1-#",
      gives: "-[success(1)]-([failure(BinderyTesting.MarbleFailure())]|)",
      holding: "^--!"
    ),
    MarbleCase("an interruption", "-1-!", gives: "-[success(1)]-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-|",
      gives: "-[success(1)]",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `materializeResults sends values and the failure as results`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.materializeResults()
    } producer: {
      $0.materializeResults()
    }
  }
}
