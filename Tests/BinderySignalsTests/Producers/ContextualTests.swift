import BinderySignals
import Testing

/// The type of a producer need not be written where the context determines it.
struct ContextualTests {
  private enum Fault: Error { case expected }
  private typealias Numbers = SignalProducer<Int, Never>
  private typealias Risky = SignalProducer<Int, Fault>

  private func values<Value, Failure>(_ producer: SignalProducer<Value, Failure>) -> [Value] {
    var values: [Value] = []
    producer.startWithResult { if case .success(let value) = $0 { values.append(value) } }
    return values
  }

  @Test func `as the next producer`() {
    #expect(values(Risky(value: 1).then(Risky.empty)) == [])
    #expect(values(Numbers(value: 1).then(Numbers.empty)) == [])
    #expect(values(Risky(value: 1).then(.init(value: "next"))) == ["next"])
    #expect(values(Numbers(value: 1).then(.init(value: "next"))) == ["next"])
    #expect(values(Risky(error: .expected).flatMapError { _ in .init(value: 3) }) == [3])
    #expect(values(Risky(value: 1).flatMap(.latest) { .init(value: $0 + 1) }) == [2])
    #expect(values(Numbers(value: 1).flatMap(.latest) { .init(value: $0 + 1) }) == [2])
  }

  @Test func `as an inner producer or property, where none, one or both can fail`() {
    let risky = Risky(value: 2)
    let constant = Property(value: 3)
    let signal = Signal<Int, Never>.empty

    let neither: Numbers = Numbers(value: 1).flatMap(.latest) { _ in constant }
    let inner: Risky = Numbers(value: 1).flatMap(.latest) { _ in risky }
    let outer: Risky = risky.flatMap(.latest) { _ in constant }
    let both = risky.flatMap(.latest) { _ in risky }
    let nested = SignalProducer<Numbers, Never>(value: Numbers(value: 4)).flatten(.merge)
    let nestedRisky = SignalProducer<Risky, Never>(value: risky).flatten(.latest)

    #expect(values(neither) == [3])
    #expect(values(inner) == [2])
    #expect(values(outer) == [3])
    #expect(values(both) == [2])
    #expect(values(nested) == [4])
    #expect(values(nestedRisky) == [2])
    #expect(values(Numbers(value: 1).then(constant)) == [3])
    #expect(values(Numbers(value: 1).then(risky)) == [2])
    #expect(values(SignalProducer(signal.flatMap(.latest) { _ in .init(value: 1) })) == [])
    #expect(values(SignalProducer(signal.flatMap(.latest) { _ in risky })) == [])
  }

  @Test func `as an inner producer whose failure is not written`() {
    let (numbers, input) = Signal<Int, Fault>.pipe()
    let name = MutableProperty("a")
    var received: [Int] = []
    numbers.flatMap(.latest) { SignalProducer(value: $0) }
      .observeResult { if case .success(let value) = $0 { received.append(value) } }

    input.send(value: 1)

    #expect(received == [1])
    #expect(values(Risky(value: 1).flatMap(.latest) { SignalProducer(value: $0) }) == [1])
    #expect(values(Risky(value: 1).flatMap(.merge) { SignalProducer([$0, $0]) }) == [1, 1])
    #expect(values(Risky(value: 1).flatMap(.concat) { _ in name }.take(first: 1)) == ["a"])
    #expect(values(Risky(value: 1).flatMap(.merge) { SignalProducer<_, Never>(value: $0) }) == [1])
    #expect(values(Risky(value: 1).then(SignalProducer(value: 2))) == [2])
  }
}
