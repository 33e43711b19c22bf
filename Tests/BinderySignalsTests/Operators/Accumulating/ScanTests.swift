import BinderySignals
import BinderyTesting
import Testing

struct ScanTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-1-3-6-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-1-3-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-1-3-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1-3",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `scan sends the running result`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.scan(0, +)
    } producer: {
      $0.scan(0, +)
    }
  }

  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[1]-[1,2]-[1,2,3]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[1]-[1,2]-#", holding: "^----!"),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-[1]-[1,2]-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[1]-[1,2]",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `scan can change the result in place`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.scan(into: []) { $0.append($1) }
    } producer: {
      $0.scan(into: []) { $0.append($1) }
    }
  }

  @Test func `each start of a producer begins with the initial result`() {
    let marbles = Marbles()
    let sums = marbles.cold("-1-2-|").scan(0, +)
    let first = marbles.record(sums)
    let second = marbles.record(sums)
    marbles.play()
    #expect(first.timeline == "-1-3-|")
    #expect(second.timeline == "-1-3-|")
  }
}
