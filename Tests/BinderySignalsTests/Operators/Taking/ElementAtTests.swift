import BinderySignals
import BinderyTesting
import Testing

struct ElementAtTests {
  @Test(arguments: [
    MarbleCase(
      "the value is followed by the completion",
      "-1-2-3-|",
      gives: "---(2|)",
      holding: "^--!"
    ),
    MarbleCase("too few are none", "-1-|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure passes", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption passes", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase("nothing follows disposal", "-1-2-3-|", gives: "", disposing: "--!", holding: "^-!"),
  ])
  func `element at sends one value and completes`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.element(at: 1)
    } producer: {
      $0.element(at: 1)
    }
  }
}
