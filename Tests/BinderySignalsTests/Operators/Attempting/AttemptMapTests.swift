import BinderySignals
import BinderyTesting
import Testing

struct AttemptMapTests {
  nonisolated private static let rows = [
    MarbleCase(
      "a failure of the transformation fails the result",
      "-1-3-1-|",
      gives: "-[10]-#",
      holding: "^--!"
    ),
    MarbleCase("no event of the same frame follows", "-(131)", gives: "-([10]#)", holding: "^!"),
    MarbleCase("a completion is forwarded", "-1-|", gives: "-[10]-|", holding: "^--!"),
    MarbleCase("a failure is forwarded", "-1-#", gives: "-[10]-#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-[10]-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-1-|",
      gives: "-[10]",
      disposing: "--!",
      holding: "^-!"
    ),
  ]

  @Test(arguments: AttemptMapTests.rows)
  func `attemptMap fails with the first transformation that fails`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.attemptMap { $0 < 3 ? .success($0 * 10) : .failure(MarbleFailure()) }
    } producer: {
      $0.attemptMap { $0 < 3 ? .success($0 * 10) : .failure(MarbleFailure()) }
    }
  }

  @Test(arguments: [
    MarbleCase(
      "a failure of the transformation fails the result",
      "-1-3-1-|",
      gives: "-[10]-#",
      holding: "^--!"
    ),
    MarbleCase("no event of the same frame follows", "-(131)", gives: "-([10]#)", holding: "^!"),
    MarbleCase("a completion is forwarded", "-1-|", gives: "-[10]-|", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-[10]-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-1-|",
      gives: "-[10]",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `a signal that cannot fail accepts a throwing closure`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleNumbers) {
      $0.attemptMap { try small($0) * 10 }
    } producer: {
      $0.attemptMap { try small($0) * 10 }
    }
  }

  @Test(arguments: AttemptMapTests.rows)
  func `a signal of any error accepts a throwing closure`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.mapError { $0 as any Error }.attemptMap { try small($0) * 10 }
    } producer: {
      $0.mapError { $0 as any Error }.attemptMap { try small($0) * 10 }
    }
  }

  @Test func `the thrown error is the failure`() {
    var failures: [any Error] = []

    SignalProducer<Int, Never>(values: [1, 3, 2]).attemptMap { try small($0) }
      .startWithFailed { failures.append($0) }

    #expect(failures.map { $0 as? MarbleFailure } == [MarbleFailure()])
  }
}

private func small(_ number: Int) throws -> Int {
  guard number < 3 else { throw MarbleFailure() }
  return number
}
