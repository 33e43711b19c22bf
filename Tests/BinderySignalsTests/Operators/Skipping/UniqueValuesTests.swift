import BinderySignals
import BinderyTesting
import Testing

struct UniqueValuesTests {
  @Test(
    arguments: MarbleCase.allPass + [
      MarbleCase(
        "a repeated identity is dropped at any distance",
        "-1-2-1-3-2-|",
        gives: "-1-2---3---|",
        holding: "^----------!"
      )
    ]
  )
  func `uniqueValues drops values that were received before`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.uniqueValues()
    } producer: {
      $0.uniqueValues()
    }
  }

  @Test(arguments: [
    MarbleCase("the first value of each identity is forwarded", "-1-2-3-4-|", gives: "-1-2-----|")
  ])
  func `a closure can return the identity of a value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.uniqueValues { $0.isMultiple(of: 2) }
    } producer: {
      $0.uniqueValues { $0.isMultiple(of: 2) }
    }
  }
}
