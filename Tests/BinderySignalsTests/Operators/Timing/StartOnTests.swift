import BinderySignals
import BinderyTesting
import Testing

struct StartOnTests {
  private let marbles = Marbles()

  @Test func `the work begins on the scheduler`() {
    var starts = 0
    let producer = marbles.cold("1-2|").on(starting: { starts += 1 }).start(on: marbles.scheduler)
    let run = marbles.record(producer)
    #expect(starts == 0)

    marbles.play()

    #expect(starts == 1)
    #expect(run.timeline == "1-2|")
  }

  @Test func `failure and interruption are forwarded`() {
    for ending in ["#", "!"] {
      marbles.rewind()
      let producer = marbles.cold(Timeline("-1\(ending)")).start(on: marbles.scheduler)
      let run = marbles.record(producer)
      marbles.play()
      #expect(run.timeline == Timeline("-1\(ending)"))
    }
  }

  @Test func `a run that is disposed of before its scheduled start does not begin`() {
    var starts = 0
    var events: [Signal<Int, MarbleFailure>.Event] = []
    marbles.cold("1-2|").on(starting: { starts += 1 }).start(on: marbles.scheduler)
      .start { events.append($0) }
      .dispose()

    marbles.play()

    #expect(starts == 0)
    #expect(events == [.interrupted])
  }

  @Test func `disposal interrupts the work`() {
    let log = SubscriptionLog()
    let run = marbles.record(marbles.cold("-1-2", log: log).start(on: marbles.scheduler))
    marbles.at(2) { run.dispose() }
    marbles.play()

    #expect(run.timeline == "-1")
    #expect(log.timelines == ["^-!"])
  }

  @Test func `an immediate scheduler starts synchronously`() {
    var seen: [Int] = []
    SignalProducer<Int, Never>(values: [1, 2]).start(on: ImmediateScheduler())
      .startWithValues { seen.append($0) }

    #expect(seen == [1, 2])
  }
}
