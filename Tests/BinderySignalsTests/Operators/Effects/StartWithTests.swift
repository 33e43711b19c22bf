import BinderySignals
import BinderyTesting
import Testing

struct StartWithTests {
  @Test(arguments: [
    ("-1-2-|", "01-2-|"), ("-1-#", "01-#"), ("-1-!", "01-!"), ("|", "(0|)"),
  ])
  func `the value is sent first at each start`(_ source: String, _ expected: String) {
    let marbles = Marbles()
    let producer = marbles.cold(Timeline(source)).startWith(0)
    let runs = [marbles.record(producer), marbles.record(producer)]
    marbles.play()
    #expect(runs.map(\.timeline) == [Timeline(expected), Timeline(expected)])
  }

  @Test func `a signal becomes a producer that sends the value first`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let producer = marbles.hot("-1-2-3-|", log: log).startWith(0)
    marbles.play(frames: 2)
    let run = marbles.record(producer)
    marbles.at(4) { run.dispose() }
    marbles.play()
    #expect(run.timeline == "--02")
  }

  @Test func `work is not started if the value ends the run`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let run = marbles.record(marbles.cold("-1-|", log: log).startWith(0).take(first: 1))
    marbles.play()
    #expect(run.timeline == "(0|)")
    #expect(log.timelines.isEmpty)
  }
}
