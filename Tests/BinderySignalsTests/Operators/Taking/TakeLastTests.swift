import BinderySignals
import BinderyTesting
import Testing

struct TakeLastTests {
  @Test(arguments: [
    MarbleCase(
      "the last ones come with the completion",
      "-1-2-3-|",
      gives: "-------(23|)",
      holding: "^------!"
    ),
    MarbleCase("many values go round", "-1234567-|", gives: "---------(67|)"),
    MarbleCase("fewer values are all there are", "-1-|", gives: "---(1|)"),
    MarbleCase("no values are none", "-|", gives: "-|"),
    MarbleCase("a failure drops them", "-1-2-#", gives: "-----#", holding: "^----!"),
    MarbleCase("an interruption drops them", "-1-2-!", gives: "-----!", holding: "^----!"),
    MarbleCase("nothing follows disposal", "-1-2-|", gives: "", disposing: "---!", holding: "^--!"),
  ])
  func `take last sends the last values at completion`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(last: 2)
    } producer: {
      $0.take(last: 2)
    }
  }

  @Test(arguments: [
    MarbleCase("only the completion", "-1-2-|", gives: "-----|")
  ])
  func `a count of zero sends no value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(last: 0)
    } producer: {
      $0.take(last: 0)
    }
  }
}
