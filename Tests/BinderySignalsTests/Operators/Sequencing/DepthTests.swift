import BinderySignals
import BinderyTesting
import Testing

/// A million iterations take no more stack than one.
///
/// The debug build runs 50,000 of each, which would overflow already, so that the suite stays
/// fast.
struct DepthTests {
  #if DEBUG
  private let rounds = 50_000
  #else
  private let rounds = 1_000_000
  #endif

  // Differs: `repeat`, `retry`, `concat`, `then`, `flatMap` of itself
  @Test func `repeat`() {
    var count = 0
    SignalProducer<Int, Never>(value: 1).repeat(rounds).startWithValues { count += $0 }
    #expect(count == rounds)
  }

  @Test func `retry`() {
    var count = 0
    var events: [Signal<Int, MarbleFailure>.Event] = []
    let failing = SignalProducer<Int, MarbleFailure> { () -> Result<Int, MarbleFailure> in
      count += 1
      return .failure(MarbleFailure())
    }

    failing.retry(upTo: rounds).start { events.append($0) }

    #expect(count == rounds + 1)
    #expect(events == [.failed(MarbleFailure())])
  }

  @Test func `retry when`() {
    var count = 0
    let failing = SignalProducer<Int, MarbleFailure> { () -> Result<Int, MarbleFailure> in
      count += 1
      return .failure(MarbleFailure())
    }

    failing.retry { [rounds] in $0.take(first: rounds) }.start()

    #expect(count == rounds)
  }

  @Test func `concat of many`() {
    var count = 0
    SignalProducer<Int, Never>(0..<rounds)
      .flatMap(.concat) { SignalProducer<Int, Never>(values: [$0]) }
      .startWithValues { _ in count += 1 }
    #expect(count == rounds)
  }

  @Test func `concat of many queued producers`() {
    let (gate, open) = Signal<Int, Never>.pipe()
    let all = [SignalProducer(gate)] + (0..<rounds).map { SignalProducer(values: [$0]) }
    var count = 0
    SignalProducer<SignalProducer<Int, Never>, Never>(all).flatten(.concat)
      .startWithValues { _ in count += 1 }

    open.sendCompleted()

    #expect(count == rounds)
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest, .race, .throttle])
  func `recursive flatMap`(_ strategy: FlattenStrategy) {
    func countdown(_ number: Int) -> SignalProducer<Int, Never> {
      SignalProducer<Int, Never>(value: number).flatMap(strategy) { number in
        number == 0 ? SignalProducer<Int, Never>(value: 0) : countdown(number - 1)
      }
    }
    var events: [Signal<Int, Never>.Event] = []

    countdown(rounds).start { events.append($0) }

    #expect(events == [.value(0), .completed])
  }

  @Test func `recursive concat, as for a paged request`() {
    func pages(from number: Int) -> SignalProducer<Int, Never> {
      let page = SignalProducer<Int, Never>(value: number)
      guard number > 0 else { return page }
      return page.concat(
        SignalProducer<Void, Never>(value: ()).flatMap(.concat) { pages(from: number - 1) }
      )
    }
    var sum = 0

    pages(from: rounds).startWithValues { sum += $0 }

    #expect(sum == rounds * (rounds + 1) / 2)
  }

  @Test func `recursive flatMapError`() {
    var attempts = 0
    func attempt() -> SignalProducer<Int, MarbleFailure> {
      attempts += 1
      guard attempts < rounds else { return SignalProducer(value: attempts) }
      return SignalProducer<Int, MarbleFailure>(error: MarbleFailure())
        .flatMapError { _ in attempt() }
    }
    var events: [Signal<Int, MarbleFailure>.Event] = []

    attempt().start { events.append($0) }

    #expect(events == [.value(rounds), .completed])
  }

  @Test func `a deep chain can be interrupted`() {
    func countdown(_ number: Int) -> SignalProducer<Int, Never> {
      SignalProducer<Int, Never>(value: number).flatMap(.concat) { number in
        number == 0 ? SignalProducer<Int, Never>.never : countdown(number - 1)
      }
    }
    var events: [Signal<Int, Never>.Event] = []

    countdown(1_000).start { events.append($0) }.dispose()

    #expect(events == [.interrupted])
  }
}
