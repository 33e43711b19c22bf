import BinderySignals
import BinderyTesting
import Testing

private struct Fault: Error, Equatable {
  let code: Int

  init(code: Int) { self.code = code }

  init(_ failure: MarbleFailure, _ code: Int) { self.code = code }
}

struct MapErrorTests {
  @Test(arguments: [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-1-2-3-|",
      holding: "^------!"
    ),
    MarbleCase("an interruption is forwarded", "-1-2-!", gives: "-1-2-!", holding: "^----!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1-2",
      disposing: "----!",
      holding: "^---!"
    ),
  ])
  func `mapError transforms the failure`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.mapError { _ in Fault(code: 1) }
    } producer: {
      $0.mapError { _ in Fault(code: 1) }
    }
  }

  @Test func `the new failure is the result of the closure`() {
    let marbles = Marbles()
    var failures: [Fault] = []

    marbles.hot("-1-#").mapError { Fault($0, 1) }.observeFailed { failures.append($0) }
    marbles.cold("-1-#").mapError { Fault($0, 2) }.startWithFailed { failures.append($0) }
    marbles.play()

    #expect(failures == [Fault(code: 1), Fault(code: 2)])
  }
}
