import BinderySignals
import BinderyTesting
import Testing

struct PromoteValueTests {
  @Test(arguments: [
    MarbleCase("a completion passes", "--|", gives: "--|", holding: "^-!"),
    MarbleCase("a failure passes", "--#", gives: "--#", holding: "^-!"),
    MarbleCase("an interruption passes", "--!", gives: "--!", holding: "^-!"),
    MarbleCase("nothing follows disposal", "----|", gives: "", disposing: "--!", holding: "^-!"),
  ])
  func `promoteValue forwards the endings`(_ row: MarbleCase) throws {
    try Marbles().expect(row, Legend<Never, MarbleFailure>.values([:])) {
      $0.promoteValue(Int.self)
    } producer: {
      $0.promoteValue(Int.self)
    }
  }
}
