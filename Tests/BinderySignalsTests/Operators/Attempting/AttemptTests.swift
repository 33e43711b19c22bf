import BinderySignals
import BinderyTesting
import Testing

struct AttemptTests {
  nonisolated private static let rows = [
    MarbleCase(
      "a failure of the action fails the result",
      "-1-3-1-|",
      gives: "-1-#",
      holding: "^--!"
    ),
    MarbleCase("no event of the same frame follows", "-(131)", gives: "-(1#)", holding: "^!"),
    MarbleCase("a completion is forwarded", "-1-|", gives: "-1-|", holding: "^--!"),
    MarbleCase("a failure is forwarded", "-1-#", gives: "-1-#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-1-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ]

  @Test(arguments: AttemptTests.rows)
  func `attempt fails with the first action that fails`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.attempt { $0 < 3 ? .success(()) : .failure(MarbleFailure()) }
    } producer: {
      $0.attempt { $0 < 3 ? .success(()) : .failure(MarbleFailure()) }
    }
  }

  @Test(arguments: [
    MarbleCase(
      "a failure of the action fails the result",
      "-1-3-1-|",
      gives: "-1-#",
      holding: "^--!"
    ),
    MarbleCase("no event of the same frame follows", "-(131)", gives: "-(1#)", holding: "^!"),
    MarbleCase("a completion is forwarded", "-1-|", gives: "-1-|", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-1-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `a signal that cannot fail accepts a throwing closure`(_ row: MarbleCase) throws {
    try Marbles().expect(row, .infallibleNumbers) {
      $0.attempt { _ = try small($0) }
    } producer: {
      $0.attempt { _ = try small($0) }
    }
  }

  @Test(arguments: AttemptTests.rows)
  func `a signal of any error accepts a throwing closure`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.mapError { $0 as any Error }.attempt { _ = try small($0) }
    } producer: {
      $0.mapError { $0 as any Error }.attempt { _ = try small($0) }
    }
  }
}

private func small(_ number: Int) throws -> Int {
  guard number < 3 else { throw MarbleFailure() }
  return number
}
