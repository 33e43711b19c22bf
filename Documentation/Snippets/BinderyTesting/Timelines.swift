import BinderyTesting
import Testing

@MainActor
struct TimelineTests {
  @Test(arguments: [
    MarbleCase("values are doubled", "-1-2-|", gives: "-2-4-|", holding: "^----!"),
    MarbleCase("a failure passes", "-1-#", gives: "-2-#", holding: "^--!"),
    MarbleCase("nothing follows disposal", "-1-2-", gives: "-2", disposing: "--!", holding: "^-!"),
  ])
  func `doubling`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.map { $0 * 2 }
    } producer: {
      $0.map { $0 * 2 }
    }
  }

  @Test func `two are taken`() throws {
    try Marbles().expect("-1-2-3-|", gives: "-1-(2|)", holding: "^--!") {
      $0.take(first: 2)
    } producer: {
      $0.take(first: 2)
    }
  }

  @Test func `the last of a burst passes`() throws {
    let marbles = Marbles()
    let clock = marbles.scheduler
    try marbles.expect("-1-2-3----|", gives: "-------3--|") {
      $0.debounce(.seconds(2), on: clock)
    } producer: {
      $0.debounce(.seconds(2), on: clock)
    }
  }

  @Test func `each run subscribes`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let runs = marbles.record(marbles.cold("-1-|", log: log).repeat(2))
    marbles.play()
    #expect(log.timelines == ["^--!", "---^--!"])
    #expect(runs.timeline == "-1--1-|")
  }
}
