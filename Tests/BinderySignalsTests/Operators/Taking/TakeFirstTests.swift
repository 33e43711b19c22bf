import BinderySignals
import BinderyTesting
import Testing

struct TakeFirstTests {
  @Test(arguments: [
    MarbleCase(
      "the last value is followed by the completion",
      "-1-2-3-|",
      gives: "-1-(2|)",
      holding: "^--!"
    ),
    MarbleCase("fewer values are all forwarded", "-1-|", gives: "-1-|", holding: "^--!"),
    MarbleCase(
      "values of the same frame are counted",
      "-1-(234)-|",
      gives: "-1-(2|)",
      holding: "^--!"
    ),
    MarbleCase("a failure is forwarded", "-1-#", gives: "-1-#", holding: "^--!"),
    MarbleCase("an interruption is forwarded", "-1-!", gives: "-1-!", holding: "^--!"),
    MarbleCase(
      "no event follows a disposal",
      "-1-2-3-|",
      gives: "-1",
      disposing: "--!",
      holding: "^-!"
    ),
  ])
  func `take first completes with the last value`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.take(first: 2)
    } producer: {
      $0.take(first: 2)
    }
  }

  @Test func `values that the last value causes are ignored`() {
    let (numbers, input) = Signal<Int, MarbleFailure>.pipe()
    let other = SignalProducer<Int, MarbleFailure>.never
    var events: [[Signal<Int, MarbleFailure>.Event]] = [[], []]

    let takes = [
      other.merge(with: numbers).take(first: 2), other.merge(with: numbers).take(while: { $0 < 2 }),
    ]
    for (index, take) in takes.enumerated() {
      take.on(value: { if $0 == 2 { input.send(error: MarbleFailure()) } })
        .start { events[index].append($0) }
    }
    input.send(value: 1)
    input.send(value: 2)

    #expect(events == [[.value(1), .value(2), .completed], [.value(1), .completed]])
  }

  @Test func `a count of zero neither observes nor starts`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let recording = marbles.record(marbles.cold("-1-|", log: log).take(first: 0))
    let signal = marbles.record(marbles.hot("-1-|").take(first: 0))
    marbles.play()
    #expect(recording.timeline == "!")
    #expect(signal.timeline == "!")
    #expect(log.timelines.isEmpty)
  }

  @Test func `the work is interrupted while downstream operators still handle the last value`() {
    let marbles = Marbles()
    let log = SubscriptionLog()
    let output = marbles.cold("-1-2-3-|", log: log).take(first: 1)
      .flatMap(.merge) { _ in marbles.cold("---4-|") }
    let recording = marbles.record(output)
    marbles.play()
    #expect(recording.timeline == "----4-|")
    #expect(log.timelines == ["^!"])
  }

  @Test func `a value sent while one is delivered is counted once`() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []

    numbers.take(first: 2).observeValues { value in
      received.append(value)
      input.send(value: value + 1)
    }
    input.send(value: 1)

    #expect(received == [1, 2])
  }
}
