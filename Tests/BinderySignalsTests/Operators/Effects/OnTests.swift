import BinderySignals
import BinderyTesting
import Testing

struct OnTests {
  @Test(arguments: MarbleCase.allPass)
  func `on forwards all events`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.on(value: { _ in })
    } producer: {
      $0.on(value: { _ in })
    }
  }

  @Test(arguments: [
    ("-1-|", ["event value 1", "value 1", "event completed", "completed", "terminated"]),
    (
      "-1-#",
      ["event value 1", "value 1", "event failed MarbleFailure()", "failed", "terminated"]
    ),
    ("-1-!", ["event value 1", "value 1", "event interrupted", "interrupted", "terminated"]),
  ])
  func `each event has its effects before it is forwarded`(_ source: String, _ effects: [String]) {
    let marbles = Marbles()
    let log = EffectLog()

    let signal = log.signal(marbles.hot(Timeline(source)))
    signal.observe { if $0.isTerminating { log.lines.append("observed") } }
    marbles.play()
    #expect(log.lines == effects + ["observed", "disposed"])

    log.lines = []
    log.producer(marbles.cold(Timeline(source)))
      .start { if $0.isTerminating { log.lines.append("observed") } }
    marbles.play()
    #expect(log.lines == ["starting", "started"] + effects + ["observed", "disposed"])
  }

  @Test func `a disposed run calls interrupted and disposed`() {
    let marbles = Marbles()
    let log = EffectLog()

    let run = log.producer(marbles.cold("-1-2")).start()
    marbles.play(frames: 1)
    run.dispose()

    #expect(
      log.lines == [
        "starting", "started", "event value 1", "value 1", "event interrupted", "interrupted",
        "terminated", "disposed",
      ]
    )
  }

  @Test func `a released signal calls disposed and nothing else`() {
    let marbles = Marbles()
    let log = EffectLog()

    let token = log.signal(marbles.hot("-1-2")).observe { _ in }
    marbles.play(frames: 1)
    token?.dispose()
    marbles.play()

    #expect(log.lines == ["event value 1", "value 1", "disposed"])
  }

  @Test func `effects happen from the start, also without observers`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var values: [Int] = []

    let output = numbers.on(value: { values.append($0) })
    input.send(value: 1)

    #expect(values == [1])
    withExtendedLifetime(output) {}
  }

  @Test func `a completed operator is not interrupted with active ones downstream`() {
    let marbles = Marbles()
    var order: [String] = []
    let producers: [SignalProducer<Int, MarbleFailure>] = [
      marbles.cold("(1|)"), SignalProducer(value: 1), SignalProducer(values: [1]),
      marbles.cold("1-2").take(first: 1),
    ]

    for producer in producers {
      producer.on(interrupted: { order.append("before") })
        .flatMap(.merge) { _ in marbles.cold("--") }
        .on(interrupted: { order.append("behind") })
        .start().dispose()
    }

    #expect(order == ["behind", "behind", "behind", "behind"])
  }

  @Test func `the outer of two operators calls starting first`() {
    var order: [String] = []

    SignalProducer<Int, Never>(value: 1)
      .on(starting: { order.append("inner") }, started: { order.append("inner started") })
      .on(starting: { order.append("outer") }, started: { order.append("outer started") })
      .start()

    #expect(order == ["outer", "inner", "inner started", "outer started"])
  }
}

/// A log of the side effects of `on`.
private final class EffectLog {
  var lines: [String] = []

  init() {}

  deinit {}

  func signal(_ signal: Signal<Int, MarbleFailure>) -> Signal<Int, MarbleFailure> {
    signal.on(
      event: { self.lines.append("event \($0)") },
      failed: { _ in self.lines.append("failed") },
      completed: { self.lines.append("completed") },
      interrupted: { self.lines.append("interrupted") },
      terminated: { self.lines.append("terminated") },
      disposed: { self.lines.append("disposed") },
      value: { self.lines.append("value \($0)") }
    )
  }

  func producer(
    _ producer: SignalProducer<Int, MarbleFailure>
  ) -> SignalProducer<Int, MarbleFailure> {
    producer.on(
      starting: { self.lines.append("starting") },
      started: { self.lines.append("started") },
      event: { self.lines.append("event \($0)") },
      failed: { _ in self.lines.append("failed") },
      completed: { self.lines.append("completed") },
      interrupted: { self.lines.append("interrupted") },
      terminated: { self.lines.append("terminated") },
      disposed: { self.lines.append("disposed") },
      value: { self.lines.append("value \($0)") }
    )
  }
}
