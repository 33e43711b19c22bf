import BinderySignals
import BinderyTesting
import Testing

/// Endings that operators have in common with those of ReactiveSwift 7.2.
struct ParityTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [String]
    let work: @Sendable @MainActor () -> Work

    init(_ name: String, _ events: [String], _ work: @escaping @Sendable @MainActor () -> Work) {
      testDescription = name
      self.events = events
      self.work = work
    }
  }

  typealias Work = SignalProducer<String, MarbleFailure>
  private typealias Numbers = SignalProducer<Int, MarbleFailure>

  // C80
  @Test(arguments: emptyInputs + endedInputs + interruptions + failures)
  func `an operator ends as that of ReactiveSwift does`(_ row: Row) {
    var events: [String] = []

    row.work().start { events.append("\($0)") }

    #expect(events == row.events)
  }

  private static func text<Value>(_ work: SignalProducer<Value, MarbleFailure>) -> Work {
    work.map { "\($0)" }
  }

  private static var ended: Signal<Int, MarbleFailure> { .empty }
  private static var interrupted: Numbers { Numbers(ended) }
  private static var failing: Numbers { Numbers(error: MarbleFailure()) }

  private nonisolated static let emptyInputs = [
    Row("collect without values", ["value []", "completed"]) { text(Numbers.empty.collect()) },
    Row("collect(count:) without values", ["value []", "completed"]) {
      text(Numbers.empty.collect(count: 2))
    },
    Row("collect(count:) of a full array", ["value [1, 2]", "completed"]) {
      text(Numbers(values: [1, 2]).collect(count: 2))
    },
    Row("reduce without values", ["value 7", "completed"]) { text(Numbers.empty.reduce(7, +)) },
    Row("scan without values", ["completed"]) { text(Numbers.empty.scan(7, +)) },
    Row("combinePrevious of one value", ["completed"]) {
      text(Numbers(value: 1).combinePrevious())
    },
    Row("combinePrevious with a first value", ["value (0, 1)", "completed"]) {
      text(Numbers(value: 1).combinePrevious(0))
    },
    Row("take(first: 0)", ["interrupted"]) { text(Numbers(value: 1).take(first: 0)) },
    Row("repeat(0)", ["completed"]) { text(Numbers(value: 1).repeat(0)) },
    Row("combineLatest of no producers", ["completed"]) {
      text(Numbers.combineLatest([Numbers]()))
    },
    Row("zip of no producers with a sentinel", ["value [1]", "completed"]) {
      text(Numbers.zip([Numbers](), emptySentinel: [1]))
    },
    Row("merge of no producers", ["completed"]) { text(Numbers.merge([Numbers]())) },
    Row("combineLatest of no signals", ["interrupted"]) {
      text(SignalProducer(Signal<Int, MarbleFailure>.combineLatest([])))
    },
    Row("merge of no signals", ["interrupted"]) {
      text(SignalProducer(Signal<Int, MarbleFailure>.merge([])))
    },
    Row("zip with a producer without values", ["completed"]) {
      text(Numbers.zip(Numbers.never, Numbers.empty))
    },
    Row("combineLatest with a producer without values", ["completed"]) {
      text(Numbers.combineLatest(Numbers(value: 1), Numbers.empty))
    },
  ]

  private nonisolated static let endedInputs = [
    Row("a signal that has ended", ["interrupted"]) { text(interrupted) },
    Row("combineLatest with a signal that has ended", ["interrupted"]) {
      text(Numbers.combineLatest(Numbers(value: 1), ended))
    },
    Row("zip with a signal that has ended", ["interrupted"]) {
      text(Numbers.zip(Numbers(value: 1), ended))
    },
    Row("merge with a signal that has ended", ["value 1", "completed"]) {
      text(Numbers(value: 1).merge(with: ended))
    },
    Row("sample with a sampler that has ended", ["interrupted"]) {
      text(Numbers(value: 1).sample(with: Signal<Int, Never>.empty))
    },
    Row("withLatest from a signal that has ended", ["completed"]) {
      text(Numbers(value: 1).withLatest(from: Signal<Int, Never>.empty))
    },
    Row("take(until:) a trigger that has ended", ["value 1", "completed"]) {
      text(Numbers(value: 1).take(until: Signal<Void, Never>.empty))
    },
    Row("skip(until:) a trigger that has ended", []) {
      text(Numbers(value: 1).skip(until: Signal<Void, Never>.empty))
    },
    Row("skip(until:) a trigger that comes after the end", ["interrupted"]) {
      let clock = TestScheduler()
      let trigger = SignalProducer<Void, Never>(value: ()).delay(.seconds(1), on: clock)
      return text(Numbers(value: 1).skip(until: trigger)).on(started: { clock.run() })
    },
    Row("take(during:) a lifetime that has ended", ["interrupted"]) {
      text(Numbers(value: 1).take(during: .empty))
    },
    Row("take(untilReplacement:) a signal that has ended", ["interrupted"]) {
      text(Numbers(value: 1).take(untilReplacement: ended))
    },
    Row("a property of a signal that has ended", ["value 0", "completed"]) {
      let property = Property(initial: 0, then: Signal<Int, Never>.empty)
      return text(property.producer.promoteError(MarbleFailure.self))
    },
    Row("a property of an interrupted producer", ["value 1", "completed"]) {
      let work = SignalProducer<Int, Never>(value: 1).then(Signal<Int, Never>.empty)
      return text(
        Property(initial: 1, then: work).producer.promoteError(MarbleFailure.self)
      )
    },
  ]

  private nonisolated static let interruptions =
    [FlattenStrategy.merge, .concat, .latest].map { strategy in
      Row("flatMap to an interrupted producer", ["completed"]) {
        text(Numbers(value: 1).flatMap(strategy) { _ in interrupted })
      }
    }
    + [FlattenStrategy.race, .throttle].map { strategy in
      Row("a race or a throttle of an interrupted producer", ["interrupted"]) {
        text(Numbers(value: 1).flatMap(strategy) { _ in interrupted })
      }
    }
    + [
      Row("concat after an interruption", ["value 1", "completed"]) {
        text(interrupted.concat(value: 1))
      },
      Row("then after an interruption", ["interrupted"]) {
        text(interrupted.then(Numbers(value: 1)))
      },
      Row("repeat of an interrupted producer", ["interrupted"]) { text(interrupted.repeat(2)) },
      Row("retry of an interrupted producer", ["interrupted"]) { text(interrupted.retry(upTo: 2)) },
      Row("flatMapError to an interrupted producer", ["interrupted"]) {
        text(failing.flatMapError { _ in interrupted })
      },
      Row("materialize of an interruption", ["value interrupted", "interrupted"]) {
        text(interrupted.materialize().promoteError(MarbleFailure.self))
      },
      Row("materializeResults of an interruption", ["interrupted"]) {
        text(interrupted.materializeResults().promoteError(MarbleFailure.self))
      },
      Row("collect of an interruption", ["interrupted"]) { text(interrupted.collect()) },
      Row("reduce of an interruption", ["interrupted"]) { text(interrupted.reduce(0, +)) },
    ]

  private nonisolated static let failures = [
    Row("take(last:) before a failure", ["failed MarbleFailure()"]) {
      text(Numbers(value: 1).concat(error: MarbleFailure()).take(last: 1))
    },
    Row("collect before a failure", ["failed MarbleFailure()"]) {
      text(Numbers(value: 1).concat(error: MarbleFailure()).collect())
    },
    Row("materialize of a failure", ["value failed MarbleFailure()", "completed"]) {
      text(failing.materialize().promoteError(MarbleFailure.self))
    },
    Row("flatMap to a failure", ["failed MarbleFailure()"]) {
      text(Numbers(values: [1, 2]).flatMap(.concat) { _ in failing })
    },
    Row("attempt that fails at the second value", ["value 1", "failed MarbleFailure()"]) {
      text(Numbers(values: [1, 2]).attempt { $0 < 2 ? .success(()) : .failure(MarbleFailure()) })
    },
    Row("retry of a producer that fails", ["value 1", "value 1", "failed MarbleFailure()"]) {
      text(Numbers(value: 1).concat(error: MarbleFailure()).retry(upTo: 1))
    },
    Row("zip with a failure", ["failed MarbleFailure()"]) {
      text(Numbers.zip(Numbers(values: [1, 2]), failing))
    },
    Row("take(first:) before a failure", ["value 1", "completed"]) {
      text(Numbers(value: 1).concat(error: MarbleFailure()).take(first: 1))
    },
  ]
}
