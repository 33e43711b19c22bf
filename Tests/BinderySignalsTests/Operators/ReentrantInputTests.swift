import Bindery
import BinderySignals
import BinderyTesting
import Testing

/// Values that are sent on another input during a delivery are delivered after the current one, by
/// signals and producers.
struct ReentrantInputTests {
  private typealias Numbers = Signal<Int, MarbleFailure>
  private typealias Producer = SignalProducer<Int, MarbleFailure>
  nonisolated enum Form: CaseIterable, Sendable { case signal, producer }

  private let left = Numbers.pipe()
  private let right = Numbers.pipe()

  /// Calls `answer` during the effects of the value 1, and returns the events that an observer
  /// receives.
  private func events(
    _ form: Form,
    signal: (Numbers, Numbers) -> Numbers,
    producer: (Producer, Producer) -> Producer,
    answering answer: @escaping () -> Void,
    playing play: () -> Void
  ) -> [String] {
    var log: [String] = []
    let effect: (Int) -> Void = { if $0 == 1 { answer() } }
    switch form {
    case .signal:
      signal(left.output, right.output).on(value: effect).observe { log.append("\($0)") }
    case .producer:
      producer(Producer(left.output), Producer(right.output)).on(value: effect)
        .start { log.append("\($0)") }
    }
    play()
    return log
  }

  private func events(
    _ form: Form,
    signal: (Numbers, Numbers) -> Numbers,
    producer: (Producer, Producer) -> Producer,
    answering answer: @escaping () -> Void
  ) -> [String] {
    events(form, signal: signal, producer: producer, answering: answer) {
      left.input.send(value: 1)
    }
  }

  // C4
  @Test(arguments: Form.allCases)
  func `merge keeps the order`(_ form: Form) {
    let log = events(form) {
      $0.merge(with: $1)
    } producer: {
      $0.merge(with: $1)
    } answering: {
      right.input.send(value: 2)
      right.input.send(error: MarbleFailure())
      right.input.send(value: 3)
    }

    #expect(log == ["value 1", "value 2", "failed MarbleFailure()"])
  }

  // C4
  @Test(arguments: Form.allCases)
  func `combineLatest keeps the order`(_ form: Form) {
    let log = events(form) {
      $0.combineLatest(with: $1).map { $0 + $1 }
    } producer: {
      $0.combineLatest(with: $1).map { $0 + $1 }
    } answering: {
      right.input.send(value: 2)
    } playing: {
      right.input.send(value: 0)
      left.input.send(value: 1)
    }

    #expect(log == ["value 1", "value 3"])
  }

  // C4
  @Test(arguments: Form.allCases)
  func `a trigger that ends a signal delivers the current value first`(_ form: Form) {
    let (pulses, pulse) = Signal<Void, Never>.pipe()
    let log = events(form) { first, _ in
      first.take(until: pulses)
    } producer: { first, _ in
      first.take(until: pulses)
    } answering: {
      pulse.send(value: ())
    }

    #expect(log == ["value 1", "completed"])
  }

  // C4
  @Test(arguments: Form.allCases)
  func `a lifetime that ends a signal delivers the current value first`(_ form: Form) {
    let lifetime = Lifetime()
    let log = events(form) { first, _ in
      first.take(during: lifetime)
    } producer: { first, _ in
      first.take(during: lifetime)
    } answering: {
      lifetime.dispose()
    }

    #expect(log == ["value 1", "completed"])
  }

  // C4
  @Test(arguments: Form.allCases)
  func `a replacement is delivered after the value that it replaces`(_ form: Form) {
    let log = events(form) {
      $0.take(untilReplacement: $1)
    } producer: {
      $0.take(untilReplacement: $1)
    } answering: {
      right.input.send(value: 2)
      left.input.send(value: 3)
    }

    #expect(log == ["value 1", "value 2"])
  }

  // C4
  @Test(arguments: Form.allCases, [FlattenStrategy.merge, .latest, .throttle, .race, .concat])
  func `inner producers keep the order`(_ form: Form, _ strategy: FlattenStrategy) {
    let log = events(form) { first, second in
      first.flatMap(strategy) { _ in second }
    } producer: { first, second in
      first.flatMap(strategy) { _ in second }
    } answering: {
      left.input.send(error: MarbleFailure())
    } playing: {
      left.input.send(value: 0)
      right.input.send(value: 1)
    }

    #expect(log == ["value 1", "failed MarbleFailure()"])
  }

  // C4
  @Test func `the newest of two outer values wins`() {
    var held: [Any] = []
    var log: [String] = []

    Producer(left.output).merge(with: right.output)
      .flatMap(.latest) { [right] number -> SignalProducer<String, MarbleFailure> in
        SignalProducer { observer, lifetime in
          held.append(observer)
          if number == 0 { lifetime.observeEnded { right.input.send(value: 2) } }
          observer.send(value: "\(number)")
        }
      }
      .startWithResult { if case .success(let text) = $0 { log.append(text) } }
    left.input.send(value: 0)
    left.input.send(value: 1)

    #expect(log == ["0", "1", "2"])
  }
}
