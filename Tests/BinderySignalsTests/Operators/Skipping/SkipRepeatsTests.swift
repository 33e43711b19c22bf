import BinderySignals
import BinderyTesting
import Testing

struct SkipRepeatsTests {
  @Test(
    arguments: MarbleCase.allPass + [
      MarbleCase(
        "equals that are apart pass",
        "-1-1-2-1-|",
        gives: "-1---2-1-|",
        holding: "^--------!"
      )
    ]
  )
  func `skipRepeats drops a value that equals the previous one`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skipRepeats()
    } producer: {
      $0.skipRepeats()
    }
  }

  @Test(arguments: [
    MarbleCase("it is compared with the one before it", "-1-2-3-4-|", gives: "-1-------|")
  ])
  func `a closure can decide what a repeat is`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skipRepeats { $1 - $0 < 2 }
    } producer: {
      $0.skipRepeats { $1 - $0 < 2 }
    }
  }
}
