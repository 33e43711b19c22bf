import BinderySignals
import BinderyTesting
import Testing

struct MarblesTests {
  private let marbles = Marbles()

  @Test func `a hot signal sends its timeline independent of its observers`() {
    let signal = marbles.hot("1-2-(34)-#")

    let early = marbles.record(signal)
    marbles.play(frames: 3)
    let late = marbles.record(signal)
    marbles.play()

    #expect(early.timeline == "1-2-(34)-#")
    #expect(late.timeline == "----(34)-#")
  }

  @Test func `a timeline of a hot signal may begin before the play`() {
    let recording = marbles.record(marbles.hot("1-2^3-!"))
    marbles.play()
    #expect(recording.timeline == "-3-!")
  }

  @Test func `a cold producer sends its timeline from each start on`() {
    let log = SubscriptionLog()
    let producer = marbles.cold("1-2-|", log: log)

    let first = marbles.record(producer)
    marbles.play(frames: 2)
    let second = marbles.record(producer)
    #expect(second.timeline == "--1")
    marbles.play()

    #expect(first.timeline == "1-2-|")
    #expect(second.timeline == "--1-2-|")
    #expect(log.timelines == ["^---!", "--^---!"])
  }

  @Test func `names are mapped to the values of the legend`() {
    let values = ["a": true, "b": false]
    let recording = marbles.record(marbles.hot("-a-b", .values(values)).map { !$0 })
    marbles.play()
    #expect(recording.timeline == "-[false]-[true]")
  }

  @Test func `a hot signal is logged until its last observer is disposed of`() {
    let log = SubscriptionLog()
    let recording = marbles.record(marbles.hot("-1-2-3-4-", log: log).map { $0 })
    marbles.at(4) { recording.dispose() }
    marbles.play()
    #expect(recording.timeline == "-1-2")
    #expect(log.timelines == ["^---!"])
  }

  @Test func `a run is interrupted when it is disposed of`() {
    let log = SubscriptionLog()
    var interruptions = 0
    let producer = marbles.cold("-1-2-3-4-", log: log).on(interrupted: { interruptions += 1 })
    let recording = marbles.record(producer)
    marbles.at(4) { recording.dispose() }
    marbles.play()
    #expect(recording.timeline == "-1-2")
    #expect(log.timelines == ["^---!"])
    #expect(interruptions == 1)
  }

  @Test func `events between two frames are shown with their offset`() {
    let recording = marbles.record(
      marbles.hot("-1--|").debounce(.milliseconds(500), on: marbles.scheduler)
    )
    marbles.play()
    #expect(recording.timeline == "-[1+0.5seconds]--|")
  }

  @Test func `an operator as expected passes as signal and as producer`() throws {
    try marbles.expect("-1-2-#", gives: "-2-4-#", holding: "^----!") {
      $0.map { $0 * 2 }
    } producer: {
      $0.map { $0 * 2 }
    }
  }

  @Test func `a mismatch shows both timelines, one below the other`() {
    let mismatch = #expect(throws: TimelineMismatch.self) {
      try marbles.expect("-1-(23)-|", gives: "-1-2-|") {
        $0
      } producer: {
        $0
      }
    }
    let lines = mismatch?.description.split(separator: "\n").map(String.init)
    #expect(
      lines?.first?.hasPrefix("as a signal, at BinderyTestingTests/MarblesTests.swift:") == true
    )
    #expect(lines?.dropFirst() == ["  expected  -1-2   -|", "  received  -1-(23)-|"])
  }

  @Test func `the signal and the producer are both compared`() {
    let mismatch = #expect(throws: TimelineMismatch.self) {
      try marbles.expect("-1-|", gives: "-1-|") {
        $0
      } producer: {
        $0.map { $0 + 1 }
      }
    }
    #expect(mismatch?.received == "-2-|")
  }

  @Test func `a subscription that ends too late is a mismatch`() {
    let mismatch = #expect(throws: TimelineMismatch.self) {
      try marbles.expect("-1-2-|", gives: "-1-2-|", holding: "^--!") {
        $0
      } producer: {
        $0
      }
    }
    #expect(mismatch?.received == "^----!")
  }

  @Test func `the output must send nothing after its disposal`() throws {
    try marbles.expect("-1-2-3", gives: "-1-2", disposing: "----!", holding: "^---!") {
      $0
    } producer: {
      $0
    }
  }
}
