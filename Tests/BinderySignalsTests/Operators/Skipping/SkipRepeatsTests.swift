import BinderySignals
import BinderyTesting
import Testing

struct SkipRepeatsTests {
  @Test(
    arguments: MarbleCase.allPass + [
      MarbleCase(
        "equal values that are not adjacent are forwarded",
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
    MarbleCase("a value is compared with the previous one", "-1-2-3-4-|", gives: "-1-------|")
  ])
  func `a closure can decide what a repeat is`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.skipRepeats { $1 - $0 < 2 }
    } producer: {
      $0.skipRepeats { $1 - $0 < 2 }
    }
  }
}
