import BinderySignals
import BinderyTesting
import Testing

/// The intended differences of operators, as listed in Documentation/FromReactiveSwift.md.
struct OperatorDifferenceTests {
  private typealias Numbers = SignalProducer<Int, MarbleFailure>

  private let first = Signal<Int, MarbleFailure>.pipe()
  private let second = Signal<Int, MarbleFailure>.pipe()
  private let log = EventLog()

  /// A producer of a pipe that logs how it ends.
  private func source(_ name: String, _ signal: Signal<Int, MarbleFailure>) -> Numbers {
    Numbers(signal).on(
      interrupted: { [log] in log.append("\(name) interrupted") },
      disposed: { [log] in log.append("\(name) disposed") }
    )
  }

  private var sources: (Numbers, Numbers) {
    (source("first", first.output), source("second", second.output))
  }

  private func combined(_ name: String) -> SignalProducer<Void, MarbleFailure> {
    let (first, second) = sources
    return switch name {
    case "combineLatest": Numbers.combineLatest(first, second).map { _ in }
    case "zip": Numbers.zip(first, second).map { _ in }
    case "merge": first.merge(with: second).map { _ in }
    case "sample": first.sample(with: second.flatMapError { _ in .never }).map { _ in }
    case "latest": first.flatMap(.latest) { _ in second }.map { _ in }
    default: first.flatMap(.merge) { _ in second }.map { _ in }
    }
  }

  // C80
  // Differs: the order in which the inputs of an operator end
  @Test(arguments: ["combineLatest", "zip", "merge", "sample", "latest", "flatMap"])
  func `the inputs of an operator end in the order in which they were started`(_ name: String) {
    let run = combined(name).start { [log] in if $0.isTerminating { log.append("\($0)") } }
    first.input.send(value: 1)

    run.dispose()
    let disposal = log.take()
    combined(name).start { [log] in if $0.isTerminating { log.append("\($0)") } }
    first.input.send(value: 1)
    first.input.send(error: MarbleFailure())

    #expect(
      disposal == [
        "interrupted", "first interrupted", "first disposed", "second interrupted",
        "second disposed",
      ]
    )
    #expect(
      log.take() == [
        "failed MarbleFailure()", "first disposed", "second interrupted", "second disposed",
      ]
    )
  }

  // C80
  // Differs: the interruption of a run that is disposed of
  @Test(arguments: ["withLatest", "take(until:)", "take(during:)", "skip(until:)", "map"])
  func `an interruption passes the operators from upstream to downstream`(_ name: String) {
    let source = source("first", first.output)
    let never = SignalProducer<Void, Never>.never
    let work: SignalProducer<Void, MarbleFailure> =
      switch name {
      case "withLatest": source.withLatest(from: never).map { _ in }
      case "take(until:)": source.take(until: never).map { _ in }
      case "take(during:)": source.take(during: Lifetime()).map { _ in }
      case "skip(until:)": source.skip(until: never).map { _ in }
      default: source.map { _ in }
      }
    let run = work.start { [log] in log.append("\($0)") }
    _ = log.take()

    run.dispose()

    #expect(log.take() == ["first interrupted", "interrupted", "first disposed"])
  }

  // C80
  // Differs: work that an operator no longer needs
  @Test(arguments: ["take(untilReplacement:)", "skip(until:)"])
  func `work that an operator no longer needs is interrupted`(_ name: String) {
    let (first, second) = sources
    let work =
      name == "skip(until:)"
      ? second.skip(until: first.map { _ in }.flatMapError { _ in .never })
      : first.take(untilReplacement: second)
    work.start()

    (name == "skip(until:)" ? self.first.input : self.second.input).send(value: 1)

    #expect(log.take() == ["first interrupted", "first disposed"])
  }

  // C80
  // Differs: `map`, `filter` and other operators without a memory on a signal without observers
  @Test func `an operator without a memory transforms nothing while it is not observed`() {
    var calls = 0
    let mapped = first.output.map { number in
      calls += 1
      return number
    }

    first.input.send(value: 1)
    #expect(calls == 0)
    mapped.observe { _ in }
    mapped.observe { _ in }
    first.input.send(value: 2)

    #expect(calls == 1)
  }

  // C80
  // Differs: `take(last: 0)`
  @Test func `taking the last zero values sends no value`() {
    Numbers(values: [1, 2]).take(last: 0).start { [log] in log.append("\($0)") }

    #expect(log.take() == ["completed"])
  }

  // C80
  // Differs: `retry(upTo:interval:on:)`, started twice
  @Test func `each start of a retry has its own attempts and pauses`() {
    let clock = TestScheduler()
    var attempts: [Duration] = []
    let work = Numbers(error: MarbleFailure()).on(starting: { attempts.append(clock.now) })
      .retry(upTo: 1, interval: .seconds(2), on: clock)

    work.start()
    clock.run()
    work.start()
    clock.run()

    #expect(attempts == [.zero, .seconds(2), .seconds(2), .seconds(4)])
  }
}

/// A list of descriptions of events.
final class EventLog {
  private var lines: [String] = []

  init() {}

  deinit {}

  func append(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
