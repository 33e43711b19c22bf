import BinderySignals
import BinderyTesting
import Testing

struct ZipTests {
  private let marbles = Marbles()

  private func expect(
    _ left: Timeline,
    _ right: Timeline,
    gives expected: Timeline,
    disposing disposal: Int? = nil,
    holding held: [Timeline],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    marbles.expect(
      Inputs(left, right),
      gives: expected,
      disposing: disposal,
      holding: held,
      sourceLocation: sourceLocation
    ) {
      $0.zip(with: $1)
    } producer: {
      $0.zip(with: $1)
    }
  }

  @Test func `pairs the nth values and queues those without a counterpart`() {
    expect(
      "-1-2-3",
      "-------a-b",
      gives: "-------[1,a]-[2,b]",
      disposing: 12,
      holding: ["^-----------!", "^-----------!"]
    )
  }

  @Test func `completes as soon as no further pair is possible`() {
    expect("-1-2-|", "---a--b--c", gives: "---[1,a]--([2,b]|)", holding: ["^----!", "^-----!"])
    expect("-1-----2", "--a-|", gives: "--[1,a]-|", holding: ["^---!", "^---!"])
    expect("---|", "-a---b", gives: "---|", holding: ["^--!", "^--!"])
  }

  @Test func `fails with the first input that fails, even if values are queued`() {
    expect("-1-2-#", "--a", gives: "--[1,a]--#", holding: ["^----!", "^----!"])
    expect("-1-2-", "--a--#", gives: "--[1,a]--#", holding: ["^----!", "^----!"])
  }

  @Test func `is interrupted with the first input that is interrupted`() {
    expect("-1-2-!", "--a", gives: "--[1,a]--!", holding: ["^----!", "^----!"])
    expect("-1-2-", "--a--!", gives: "--[1,a]--!", holding: ["^----!", "^----!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect("-1---2", "--a---b", gives: "--[1,a]", disposing: 4, holding: ["^---!", "^---!"])
  }

  @Test func `zips any number of signals`() {
    let pipes = (0..<4).map { _ in Signal<Int, Never>.pipe() }
    let signals = pipes.map(\.output)
    var tuples: [String] = []
    var lists: [[Int]] = []
    Signal.zip(signals[0], signals[1], signals[2], signals[3])
      .observeValues { tuples.append("\($0)") }
    Signal.zip(signals).observeValues { lists.append($0) }

    for round in 0..<2 {
      for (number, pipe) in pipes.enumerated() { pipe.input.send(value: round * 10 + number) }
    }

    #expect(tuples == ["(0, 1, 2, 3)", "(10, 11, 12, 13)"])
    #expect(lists == [[0, 1, 2, 3], [10, 11, 12, 13]])
  }

  @Test func `more than four producers are zipped in groups`() {
    let one = SignalProducer<Int, Never>(values: [1, 2])
    var seen: [[Int]] = []

    SignalProducer.zip(SignalProducer.zip(one, one, one, one), one, one)
      .map { [$0.0, $0.1, $0.2, $0.3, $1, $2] }
      .startWithValues { seen.append($0) }

    #expect(seen == [[1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2]])
  }

  @Test func `each input has its own place in the tuple`() {
    let pipes = (0..<4).map { _ in Signal<Int, Never>.pipe() }
    let signals = pipes.map(\.output)
    var seen: [[Int]] = []
    Signal.zip(signals[0], signals[1], signals[2]).observeValues { seen.append([$0.2]) }
    Signal.zip(signals[0], signals[1], signals[2], signals[3])
      .map { [$0.3, $0.0] }
      .observeValues { seen.append($0) }

    for (number, pipe) in pipes.enumerated() { pipe.input.send(value: number) }

    #expect(seen == [[2], [3, 0]])
  }

  @Test func `without inputs it completes, after the sentinel if there is one`() {
    let none: [SignalProducer<Int, Never>] = []
    var events: [Signal<[Int], Never>.Event] = []

    SignalProducer.zip(none).start { events.append($0) }
    SignalProducer.zip(none, emptySentinel: [9]).start { events.append($0) }

    #expect(events == [.completed, .value([9]), .completed])
  }

  @Test func `a hundred thousand values can be queued`() {
    let numbers = SignalProducer<Int, Never>(values: Array(0..<100_000))
    var count = 0

    numbers.zip(with: numbers).startWithValues { count += $0 == $1 ? 1 : 0 }

    #expect(count == 100_000)
  }
}
