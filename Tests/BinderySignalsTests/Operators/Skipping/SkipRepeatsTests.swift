import BinderySignals
import BinderyTesting
import Testing

struct SkipRepeatsTests {
  @Test(
    arguments: [
      MarbleCase(
        "equals that are apart pass",
        "-1-1-2-1-|",
        gives: "-1---2-1-|",
        holding: "^--------!"
      ),
      MarbleCase(
        "values and the completion pass",
        "-1-2-3-|",
        gives: "-1-2-3-|",
        holding: "^------!"
      ),
      MarbleCase(
        "a failure passes",
        "-1-2-#",
        gives: "-1-2-#",
        holding: "^----!"
      ),
      MarbleCase(
        "an interruption passes",
        "-1-2-!",
        gives: "-1-2-!",
        holding: "^----!"
      ),
      MarbleCase(
        "nothing follows a disposal",
        "-1-2-3-|",
        gives: "-1-2",
        disposing: "----!",
        holding: "^---!"
      ),
    ]
  )
  func `skipRepeats drops a value that equals the one before it`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skipRepeats()
    } producer: {
      $0.skipRepeats()
    }
  }

  @Test(
    arguments: [
      MarbleCase(
        "it is compared with the one before it",
        "-1-2-3-4-|",
        gives: "-1-------|"
      )
    ]
  )
  func `what is a repeat can be said`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skipRepeats { $1 - $0 < 2 }
    } producer: {
      $0.skipRepeats { $1 - $0 < 2 }
    }
  }
}
