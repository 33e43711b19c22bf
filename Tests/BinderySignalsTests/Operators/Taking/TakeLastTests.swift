import BinderySignals
import BinderyTesting
import Testing

struct TakeLastTests {
  @Test(arguments: [
    MarbleCase(
      "the last values are sent before the completion",
      "-1-2-3-|",
      gives: "-------(23|)",
      holding: "^------!"
    ),
    MarbleCase("many values wrap around the buffer", "-1234567-|", gives: "---------(67|)"),
    MarbleCase("fewer values are all sent", "-1-|", gives: "---(1|)"),
    MarbleCase("without values none is sent", "-|", gives: "-|"),
    MarbleCase("a failure drops stored values", "-1-2-#", gives: "-----#", holding: "^----!"),
    MarbleCase("an interruption drops stored values", "-1-2-!", gives: "-----!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-|",
      gives: "",
      disposing: "---!",
      holding: "^--!"
    ),
  ])
  func `take last sends the last values at completion`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(last: 2)
    } producer: {
      $0.take(last: 2)
    }
  }

  @Test(arguments: [
    MarbleCase("a count of zero sends only the completion", "-1-2-|", gives: "-----|")
  ])
  func `a count of zero sends no value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(last: 0)
    } producer: {
      $0.take(last: 0)
    }
  }
}
