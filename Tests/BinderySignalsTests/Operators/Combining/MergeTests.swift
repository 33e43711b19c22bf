import BinderySignals
import BinderyTesting
import Testing

struct MergeTests {
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
      Inputs(left, right, .numbers),
      gives: expected,
      disposing: disposal,
      holding: held,
      sourceLocation: sourceLocation
    ) {
      $0.merge(with: $1)
    } producer: {
      $0.merge(with: $1)
    }
  }

  @Test func `forwards all values and completes with the last input`() {
    expect(
      "-1---3-|",
      "---2---5--|",
      gives: "-1-2-3-5--|",
      holding: ["^------!", "^---------!"]
    )
  }

  @Test func `fails with the first input that fails`() {
    expect("-1---#", "--2", gives: "-12--#", holding: ["^----!", "^----!"])
    expect("-1---", "--2--#", gives: "-12--#", holding: ["^----!", "^----!"])
  }

  @Test func `the interruption of one counts as its completion`() {
    expect("-1-!", "--2--4-|", gives: "-12--4-|", holding: ["^--!", "^------!"])
    expect("-1-!", "--2--!", gives: "-12--|", holding: ["^--!", "^----!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect("-1---3", "--2---4", gives: "-12", disposing: 4, holding: ["^---!", "^---!"])
  }

  @Test func `an interruption of a run reaches downstream operators once`() {
    var received: [String] = []
    let never = SignalProducer<Int, Never>.never
    let run = never.merge(with: never).on(interrupted: { received.append("interrupted") }).start()

    run.dispose()

    #expect(received == ["interrupted"])
  }

  @Test func `merges any number of signals and producers`() {
    let pipes = (0..<3).map { _ in Signal<Int, Never>.pipe() }
    let (first, second, third) = (pipes[0].output, pipes[1].output, pipes[2].output)
    var variadic: [Int] = []
    var listed: [Int] = []
    var produced: [Int] = []
    Signal.merge(first, second, third).observeValues { variadic.append($0) }
    Signal.merge(pipes.map(\.output)).observeValues { listed.append($0) }
    SignalProducer.merge(first, SignalProducer<Int, Never>(value: 9), third)
      .startWithValues { produced.append($0) }

    for (number, pipe) in pipes.enumerated() { pipe.input.send(value: number) }

    #expect(variadic == [0, 1, 2])
    #expect(listed == [0, 1, 2])
    #expect(produced == [9, 0, 2])
  }

  @Test func `merges more than ten inputs of different types, in order`() {
    let one = SignalProducer<Int, Never>(value: 1)
    let property = Property(value: 2)
    let never = Signal<Int, Never>.never
    var values: [Int] = []

    SignalProducer.merge(one, property, one, property, one, never, one, property, one, one, one)
      .startWithValues { values.append($0) }

    #expect(values == [1, 2, 1, 2, 1, 1, 2, 1, 1, 1])
  }

  @Test func `without inputs it completes`() {
    let none: [SignalProducer<Int, Never>] = []
    var events: [Signal<Int, Never>.Event] = []

    SignalProducer.merge(none).start { events.append($0) }

    #expect(events == [.completed])
  }

  @Test func `no producer is started after a failure`() {
    var started = 0
    let failing = SignalProducer<Int, MarbleFailure>(error: MarbleFailure())
    let counted = SignalProducer<Int, MarbleFailure> { observer, _ in
      started += 1
      observer.sendCompleted()
    }

    SignalProducer.merge(counted, failing, counted).start()

    #expect(started == 1)
  }
}
