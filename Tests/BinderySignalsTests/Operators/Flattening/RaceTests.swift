import BinderySignals
import BinderyTesting
import Testing

struct RaceTests {
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
      $0.race(with: $1)
    } producer: {
      $0.race(with: $1)
    }
  }

  @Test func `the first to send wins, and the other is interrupted`() {
    expect("---1-2|", "--7---8-|", gives: "--7---8-|", holding: ["^-!", "^-------!"])
    expect("-1-2|", "--7", gives: "-1-2|", holding: ["^---!", "^!"])
  }

  @Test func `a failure, a completion and an interruption win too`() {
    expect("-#", "--7", gives: "-#", holding: ["^!", "^!"])
    expect("-|", "--7", gives: "-|", holding: ["^!", "^!"])
    expect("-!", "--7", gives: "-!", holding: ["^!", "^!"])
  }

  @Test func `stops observing both inputs when it is disposed of`() {
    expect("---1", "---7", gives: "", disposing: 2, holding: ["^-!", "^-!"])
  }

  @Test func `races any number of inputs`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var seen: [Int] = []
    SignalProducer.race([SignalProducer<Int, Never>.never, signal.producer]).startWithValues {
      seen.append($0)
    }
    Signal.race([.never, signal]).observeValues { seen.append($0 * 10) }

    input.send(value: 1)

    #expect(seen == [1, 10])
  }
}
