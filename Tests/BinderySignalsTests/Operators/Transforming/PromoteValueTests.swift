import BinderySignals
import BinderyTesting
import Testing

struct PromoteValueTests {
  @Test(arguments: [
    MarbleCase("a completion is forwarded", "--|", gives: "--|", holding: "^-!"),
    MarbleCase("a failure is forwarded", "--#", gives: "--#", holding: "^-!"),
    MarbleCase("an interruption is forwarded", "--!", gives: "--!", holding: "^-!"),
    MarbleCase("no event follows a disposal", "----|", gives: "", disposing: "--!", holding: "^-!"),
  ])
  func `promoteValue forwards the endings`(_ row: MarbleCase) throws {
    try Marbles().expect(row, Legend<Never, MarbleFailure>.values([:])) {
      $0.promoteValue(Int.self)
    } producer: {
      $0.promoteValue(Int.self)
    }
  }
}
