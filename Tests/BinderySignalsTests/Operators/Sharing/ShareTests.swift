import BinderySignals
import BinderyTesting
import Testing

struct ShareTests {
  private let marbles = Marbles()
  private let log = SubscriptionLog()

  @Test func `overlapping starts share one run`() {
    let shared = marbles.cold("-1-2-3-|", log: log).share(replay: 1)
    let first = marbles.record(shared)
    var second: Recording<Int, MarbleFailure>?
    marbles.at(4) { second = marbles.record(shared) }
    marbles.play()

    #expect(first.timeline == "-1-2-3-|")
    #expect(second?.timeline == "----23-|")
    #expect(log.timelines == ["^------!"])
  }

  @Test func `without a replay a later start receives only new values`() {
    let shared = marbles.cold("-1-2-3-|").share()
    let first = marbles.record(shared)
    var second: Recording<Int, MarbleFailure>?
    marbles.at(4) { second = marbles.record(shared) }
    marbles.play()

    #expect(first.timeline == "-1-2-3-|")
    #expect(second?.timeline == "-----3-|")
  }

  @Test func `the shared run ends with its last observer; the next start runs it again`() {
    let shared = marbles.cold("-1-2-3-|", log: log).share(replay: 1)
    let first = marbles.record(shared)
    let second = marbles.record(shared)
    var third: Recording<Int, MarbleFailure>?
    marbles.at(2) { first.dispose() }
    marbles.at(4) { second.dispose() }
    marbles.at(6) { third = marbles.record(shared) }
    marbles.play()

    #expect(first.timeline == "-1")
    #expect(second.timeline == "-1-2")
    #expect(third?.timeline == "-------1-2-3-|")
    #expect(log.timelines == ["^---!", "------^------!"])
  }

  @Test func `after an ending the next start runs the work again`() {
    for ending in ["|", "#", "!"] {
      marbles.rewind()
      let shared = marbles.cold(Timeline("-1-\(ending)")).share(replay: 1)
      let first = marbles.record(shared)
      var second: Recording<Int, MarbleFailure>?
      marbles.at(4) { second = marbles.record(shared) }
      marbles.play()

      #expect(first.timeline == Timeline("-1-\(ending)"))
      #expect(second?.timeline == Timeline("-----1-\(ending)"))
    }
  }

  @Test func `work that ends synchronously is started for each start`() {
    var starts = 0
    let shared = SignalProducer<Int, Never> { () -> Int in
      starts += 1
      return starts
    }
    .share(replay: 1)
    var seen: [Int] = []

    shared.startWithValues { seen.append($0) }
    shared.startWithValues { seen.append($0) }

    #expect(seen == [1, 2])
  }
}
