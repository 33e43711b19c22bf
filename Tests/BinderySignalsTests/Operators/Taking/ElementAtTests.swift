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
    MarbleCase("with too few values none is sent", "-1-|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure is forwarded", "-1-#", gives: "---#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "---!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `element at sends one value and completes`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.element(at: 1)
    } producer: {
      $0.element(at: 1)
    }
  }
}
