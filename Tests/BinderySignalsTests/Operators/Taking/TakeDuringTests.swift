import BinderySignals
import BinderyTesting
import Testing

struct TakeDuringTests {
  @Test(arguments: [
    MarbleCase("the end of the lifetime completes", "-1-2-3-|", gives: "-1-2|", holding: "^---!"),
    MarbleCase("a failure is forwarded", "-1#", gives: "-1#", holding: "^-!"),
    MarbleCase("an interruption is forwarded", "-1!", gives: "-1!", holding: "^-!"),
    MarbleCase("a completion is forwarded", "-1|", gives: "-1|", holding: "^-!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `take during completes with the lifetime`(_ row: MarbleCase) throws {
    let marbles = Marbles()
    try marbles.expect(row) {
      $0.take(during: marbles.lifetime(endingAt: 4))
    } producer: {
      $0.take(during: marbles.lifetime(endingAt: 4))
    }
  }

  @Test func `with an ended lifetime a run is interrupted and the work is not started`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let lifetime = Lifetime()
    lifetime.dispose()
    let recording = marbles.record(marbles.cold("1-|", log: log).take(during: lifetime))
    #expect(recording.timeline == "!")
    #expect(log.timelines.isEmpty)
  }
}

extension Marbles {
  fileprivate func lifetime(endingAt frame: Int) -> Lifetime {
    let lifetime = Lifetime()
    at(frame) { lifetime.dispose() }
    return lifetime
  }
}
