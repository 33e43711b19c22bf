import BinderySignals
import BinderyTesting
import Testing

struct ScanMapTests {
  nonisolated private static let rows = [
    MarbleCase(
      "values and the completion are forwarded",
      "-1-2-3-|",
      gives: "-[1:1]-[2:3]-[3:6]-|",
      holding: "^------!"
    ),
    MarbleCase("a failure is forwarded", "-1-2-#", gives: "-[1:1]-[2:3]-#", holding: "^----!"),
    MarbleCase(
      "an interruption is forwarded",
      "-1-2-!",
      gives: "-[1:1]-[2:3]-!",
      holding: "^----!"
    ),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-[1:1]-[2:3]",
      disposing: "----!",
      holding: "^---!"
    ),
  ]

  @Test(arguments: ScanMapTests.rows)
  func `scanMap updates a state and sends another value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.scanMap(into: 0) { sum, value in
        sum += value
        return "\(value):\(sum)"
      }
    } producer: {
      $0.scanMap(into: 0) { sum, value in
        sum += value
        return "\(value):\(sum)"
      }
    }
  }

  @Test(arguments: ScanMapTests.rows)
  func `scanMap can return the state`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.scanMap(0) { ($0 + $1, "\($1):\($0 + $1)") }
    } producer: {
      $0.scanMap(0) { ($0 + $1, "\($1):\($0 + $1)") }
    }
  }
}
