import BinderySignals
import BinderyTesting
import Testing

/// A row of producers, put together in a loop, is as long as memory allows, whichever end it grew at.
///
/// The debug build takes 60,000, which would already overflow, so that the suite stays fast.
// C42
struct LongRowTests {
  fileprivate typealias Number = SignalProducer<Int, MarbleFailure>
  fileprivate typealias Event = Signal<Int, MarbleFailure>.Event

  #if DEBUG
  private let length = 60_000
  #else
  private let length = 1_000_000
  #endif

  /// How a row grows.
  enum Growth: CaseIterable {
    case concatBehind, concatBefore, thenBehind, thenBefore

    /// Whether all of the row is heard, or the last one only.
    var hearsAll: Bool { self == .concatBehind || self == .concatBefore }

    fileprivate func add(_ next: Number, to row: Number) -> Number {
      switch self {
      case .concatBehind: row.concat(next)
      case .concatBefore: next.concat(row)
      case .thenBehind: row.then(next)
      case .thenBefore: next.then(row)
      }
    }
  }

  /// A row of `length` producers of a 1 each, of which `first` was there at the beginning.
  private func row(_ growth: Growth, from first: Number = Number(value: 1)) -> Number {
    var row = first
    for _ in 1..<length { row = growth.add(Number(value: 1), to: row) }
    return row
  }

  @Test(arguments: Growth.allCases)
  func `a row runs to its end and goes`(_ growth: Growth) {
    var sum = 0
    var endings: [Event] = []

    row(growth).start { event in
      if case .value(let value) = event { sum += value } else { endings.append(event) }
    }

    #expect(sum == (growth.hearsAll ? length : 1))
    #expect(endings == [.completed])
  }

  @Test(arguments: Growth.allCases)
  func `a failure passes a row`(_ growth: Growth) {
    var endings: [Event] = []

    row(growth, from: Number(error: MarbleFailure())).start { event in
      if event.isTerminating { endings.append(event) }
    }

    #expect(endings == [.failed(MarbleFailure())])
  }

  @Test(arguments: [Growth.concatBehind, .thenBehind])
  func `a row that waits for its first is interrupted and lets go of it`(_ growth: Growth) {
    let (gate, input) = Signal<Int, MarbleFailure>.pipe()
    var events: [Event] = []

    let run = row(growth, from: Number(gate)).start { events.append($0) }
    run.dispose()
    input.sendCompleted()

    #expect(events == [.interrupted])
  }

  @Test func `an interruption ends a row of then`() {
    let interrupted = Number { observer, _ in observer.sendInterrupted() }
    var events: [Event] = []

    row(.thenBehind, from: interrupted).start { events.append($0) }

    #expect(events == [.interrupted])
  }

  @Test func `a row in which the values change their type, and failures come in, is one row`() {
    var row = SignalProducer<Int, MarbleFailure>(value: 1)
    for _ in 0..<length / 2 {
      row = row.then(SignalProducer<String, MarbleFailure>(value: "a"))
        .then(SignalProducer<Int, Never>(value: 2))
    }
    var events: [Event] = []

    row.start { events.append($0) }

    #expect(events == [.value(2), .completed])
  }
}
