import BinderySignals
import BinderyTesting
import Testing

/// A chain of `concat` or `then` that is made in a loop is limited only by memory, at whichever end
/// it grows.
///
/// The debug build makes 60,000, which would overflow already, so that the suite stays fast.
struct LongConcatenationTests {
  fileprivate typealias Number = SignalProducer<Int, MarbleFailure>
  fileprivate typealias Event = Signal<Int, MarbleFailure>.Event

  #if DEBUG
  private let length = 60_000
  #else
  private let length = 1_000_000
  #endif

  /// The operator and the end at which a chain grows.
  enum Growth: CaseIterable {
    case concatAfter, concatBefore, thenAfter, thenBefore

    /// Whether the values of all producers are received, or only those of the last one.
    var receivesAll: Bool { self == .concatAfter || self == .concatBefore }

    fileprivate func add(_ next: Number, to chain: Number) -> Number {
      switch self {
      case .concatAfter: chain.concat(next)
      case .concatBefore: next.concat(chain)
      case .thenAfter: chain.then(next)
      case .thenBefore: next.then(chain)
      }
    }
  }

  /// Returns a chain of `length` producers that send a 1 each, beginning with `first`.
  private func chain(_ growth: Growth, from first: Number = Number(value: 1)) -> Number {
    var chain = first
    for _ in 1..<length { chain = growth.add(Number(value: 1), to: chain) }
    return chain
  }

  @Test(arguments: Growth.allCases)
  func `a long concatenation completes and is released`(_ growth: Growth) {
    var sum = 0
    var endings: [Event] = []

    chain(growth).start { event in
      if case .value(let value) = event { sum += value } else { endings.append(event) }
    }

    #expect(sum == (growth.receivesAll ? length : 1))
    #expect(endings == [.completed])
  }

  @Test(arguments: Growth.allCases)
  func `a failure ends a long concatenation`(_ growth: Growth) {
    var endings: [Event] = []

    chain(growth, from: Number(error: MarbleFailure())).start { event in
      if event.isTerminating { endings.append(event) }
    }

    #expect(endings == [.failed(MarbleFailure())])
  }

  @Test(arguments: [Growth.concatAfter, .thenAfter])
  func `a long concatenation is interrupted and releases its first producer`(_ growth: Growth) {
    let (gate, input) = Signal<Int, MarbleFailure>.pipe()
    var events: [Event] = []

    let run = chain(growth, from: Number(gate)).start { events.append($0) }
    run.dispose()
    input.sendCompleted()

    #expect(events == [.interrupted])
  }

  @Test func `an interruption ends a long chain of then`() {
    let interrupted = Number { observer, _ in observer.sendInterrupted() }
    var events: [Event] = []

    chain(.thenAfter, from: interrupted).start { events.append($0) }

    #expect(events == [.interrupted])
  }

  @Test func `a long chain of then may change the types of values and failures`() {
    var chain = SignalProducer<Int, MarbleFailure>(value: 1)
    for _ in 0..<length / 2 {
      chain = chain.then(SignalProducer<String, MarbleFailure>(value: "a"))
        .then(SignalProducer<Int, Never>(value: 2))
    }
    var events: [Event] = []

    chain.start { events.append($0) }

    #expect(events == [.value(2), .completed])
  }
}
