import BinderySignals
import BinderyTesting
import Testing

struct ReplayLazilyTests {
  private let marbles = Marbles()
  private let log = SubscriptionLog()

  @Test func `starts once, and replays the last values to later starts`() {
    let shared = marbles.cold("-1-2-3-|", log: log).replayLazily(upTo: 2)
    let first = marbles.record(shared)
    var second: Recording<Int, MarbleFailure>?
    marbles.at(4) { second = marbles.record(shared) }
    marbles.play()
    let third = marbles.record(shared)

    #expect(first.timeline == "-1-2-3-|")
    #expect(second?.timeline == "----(12)3-|")
    #expect(third.timeline.description.hasSuffix("(23|)"))
    #expect(log.timelines == ["^------!"])
  }

  @Test func `the failure and the interruption are replayed too`() {
    for ending in ["#", "!"] {
      marbles.rewind()
      let shared = marbles.cold(Timeline("-1-\(ending)")).replayLazily(upTo: 1)
      let first = marbles.record(shared)
      var second: Recording<Int, MarbleFailure>?
      marbles.at(5) { second = marbles.record(shared) }
      marbles.play()

      #expect(first.timeline == Timeline("-1-\(ending)"))
      #expect(second?.timeline == Timeline("-----(1\(ending))"))
    }
  }

  @Test func `disposing of one run ends only that one`() {
    let shared = marbles.cold("-1-2-|", log: log).replayLazily(upTo: 1)
    let first = marbles.record(shared)
    let second = marbles.record(shared)
    marbles.at(2) { first.dispose() }
    marbles.play()

    #expect(first.timeline == "-1")
    #expect(second.timeline == "-1-2-|")
  }

  @Test func `the work ends when the producer is released and not observed`() {
    var shared: SignalProducer<Int, MarbleFailure>? =
      marbles.cold("-1-2", log: log).replayLazily(upTo: 1)
    let run = shared.map { marbles.record($0) }
    marbles.at(2) { shared = nil }
    marbles.at(4) { run?.dispose() }
    marbles.play()

    #expect(run?.timeline == "-1-2")
    #expect(log.timelines == ["^---!"])
  }

  @Test func `values that are sent during a replay are delivered after it`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let shared = SignalProducer(signal).replayLazily(upTo: 3)
    shared.start()
    input.send(value: 1)
    input.send(value: 2)
    var seen: [Int] = []

    shared.startWithValues { value in
      seen.append(value)
      if value == 1 { input.send(value: 3) }
    }

    #expect(seen == [1, 2, 3])
  }

  @Test func `a capacity of zero replays nothing`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let shared = SignalProducer(signal).replayLazily(upTo: 0)
    shared.start()
    input.send(value: 1)
    var seen: [Int] = []
    shared.startWithValues { seen.append($0) }
    input.send(value: 2)

    #expect(seen == [2])
  }
}
