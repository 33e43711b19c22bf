import BinderySignals
import BinderyTesting
import Testing

struct CombineLatestTests {
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
      $0.combineLatest(with: $1)
    } producer: {
      $0.combineLatest(with: $1)
    }
  }

  @Test func `begins when both have sent, sends each change, and completes with the last input`() {
    expect(
      "-1-2-----3-|",
      "--a---b---------|",
      gives: "--[1,a][2,a]--[2,b]--[3,b]------|",
      holding: ["^----------!", "^---------------!"]
    )
  }

  @Test func `fails with the first input that fails`() {
    expect("-1---#", "--a", gives: "--[1,a]--#", holding: ["^----!", "^----!"])
    expect("-1", "--a--#", gives: "--[1,a]--#", holding: ["^----!", "^----!"])
  }

  @Test func `is interrupted with the first input that is interrupted`() {
    expect("-1---!", "--a", gives: "--[1,a]--!", holding: ["^----!", "^----!"])
    expect("-1", "--a--!", gives: "--[1,a]--!", holding: ["^----!", "^----!"])
  }

  @Test func `completes without a value when an input has none`() {
    expect("-1-|", "----|", gives: "----|", holding: ["^--!", "^---!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect(
      "-1---2",
      "--a----b",
      gives: "--[1,a]--[2,a]",
      disposing: 6,
      holding: ["^-----!", "^-----!"]
    )
  }

  @Test func `an interruption of a run reaches downstream operators once`() {
    var received: [String] = []
    let run = SignalProducer<Int, Never>.never
      .combineLatest(with: SignalProducer<Int, Never>.never)
      .on(interrupted: { received.append("interrupted") })
      .start()

    run.dispose()

    #expect(received == ["interrupted"])
  }

  @Test func `producers are started in order, and no more after a failure`() {
    var started: [Int] = []
    let inputs = (0..<3).map { number in
      SignalProducer<Int, MarbleFailure> { observer, _ in
        started.append(number)
        if number == 1 { observer.send(error: MarbleFailure()) }
        observer.sendCompleted()
      }
    }

    SignalProducer.combineLatest(inputs).start()
    SignalProducer.combineLatest(inputs[0], inputs[1], inputs[2]).start()

    #expect(started == [0, 1, 0, 1])
  }

  @Test func `combines up to eight signals`() {
    let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
    let signals = pipes.map(\.output)
    var three: [String] = []
    var eight: [String] = []
    var list: [[Int]] = []
    Signal.combineLatest(signals[0], signals[1], signals[2]).observeValues { three.append("\($0)") }
    Signal.combineLatest(
      signals[0],
      signals[1],
      signals[2],
      signals[3],
      signals[4],
      signals[5],
      signals[6],
      signals[7]
    ).observeValues { eight.append("\($0)") }
    Signal.combineLatest(signals).observeValues { list.append($0) }

    for (number, pipe) in pipes.enumerated() { pipe.input.send(value: number) }
    withExtendedLifetime(pipes) { pipes[0].input.send(value: 10) }

    #expect(three == ["(0, 1, 2)", "(10, 1, 2)"])
    #expect(eight == ["(0, 1, 2, 3, 4, 5, 6, 7)", "(10, 1, 2, 3, 4, 5, 6, 7)"])
    #expect(list == [Array(0...7), [10] + Array(1...7)])
  }

  @Test func `every value that the last producer sends at its start is combined`() {
    let one = SignalProducer<Int, Never>(value: 1)
    let numbers = SignalProducer<Int, Never>(values: [2, 3])
    var sums: [Int] = []

    SignalProducer.combineLatest(one, one, numbers).startWithValues { sums.append($0 + $1 + $2) }
    SignalProducer.combineLatest([one, one, numbers]).startWithValues {
      sums.append($0.reduce(0, +))
    }

    #expect(sums == [4, 5, 4, 5])
  }

  @Test func `combines signals, properties and producers as producers`() {
    let property = MutableProperty(1)
    let (signal, input) = Signal<String, Never>.pipe()
    var seen: [String] = []
    SignalProducer.combineLatest(property, signal, SignalProducer<Int, Never>(value: 7))
      .startWithValues { seen.append("\($0)") }

    input.send(value: "a")
    property.value = 2

    #expect(seen == ["(1, \"a\", 7)", "(2, \"a\", 7)"])
  }

  @Test func `each input has its own place in the tuple`() {
    let pipes = (0..<4).map { _ in Signal<Int, Never>.pipe() }
    let signals = pipes.map(\.output)
    var seen: [[Int]] = []
    Signal.combineLatest(signals[0], signals[1], signals[2]).observeValues { seen.append([$0.2]) }
    Signal.combineLatest(signals[0], signals[1], signals[2], signals[3])
      .map { [$0.3, $0.0] }
      .observeValues { seen.append($0) }

    for (number, pipe) in pipes.enumerated() { pipe.input.send(value: number) }

    #expect(seen == [[2], [3, 0]])
  }

  @Test func `without inputs it completes, after the sentinel if there is one`() {
    let none: [SignalProducer<Int, Never>] = []
    var events: [Signal<[Int], Never>.Event] = []

    SignalProducer.combineLatest(none).start { events.append($0) }
    SignalProducer.combineLatest(none, emptySentinel: [9]).start { events.append($0) }

    #expect(events == [.completed, .value([9]), .completed])
  }

  @Test func `several signals end like two`() {
    let pipes = (0..<3).map { _ in Signal<Int, MarbleFailure>.pipe() }
    let signals = pipes.map(\.output)
    var events: [String] = []
    Signal.combineLatest(signals[0], signals[1], signals[2]).observe { events.append("\($0)") }

    for pipe in pipes { pipe.input.send(value: 0) }
    pipes[0].input.sendCompleted()
    pipes[1].input.sendInterrupted()
    pipes[2].input.send(value: 1)

    #expect(events == ["value (0, 0, 0)", "interrupted"])
  }
}
