import Bindery
import BinderySignals
import BinderyTesting
import Testing

/// The disposal of a run with an operator that may end early, directly downstream of a source.
struct EarlyDisposalTests {
  private typealias Numbers = SignalProducer<Int, MarbleFailure>

  private nonisolated static let operators = [
    "take(first:)", "take(while:)", "take(until:)", "take(until: trigger)", "take(during:)",
    "take(untilReplacement:)", "skip(until:)", "attempt", "attemptMap", "timeout", "ifEmpty",
  ]
  private nonisolated static let sources = ["a property", "a signal", "never", "a generator"]

  private let clock = TestScheduler()
  private let property = MutableProperty(1)
  private let pipe = Signal<Int, MarbleFailure>.pipe()
  private let lifetime = Lifetime()

  private func source(_ name: String) -> Numbers {
    switch name {
    case "a property": property.producer.promoteError(MarbleFailure.self)
    case "a signal": Numbers(pipe.output)
    case "a generator": Numbers { observer, lifetime in lifetime.observeEnded { _ = observer } }
    default: .never
    }
  }

  private func apply(_ name: String, to numbers: Numbers) -> Numbers {
    switch name {
    case "take(first:)": numbers.take(first: 3)
    case "take(while:)": numbers.take(while: { $0 < 9 })
    case "take(until:)": numbers.take(until: { $0 < 9 })
    case "take(until: trigger)": numbers.take(until: SignalProducer<Void, Never>.never)
    case "take(during:)": numbers.take(during: lifetime)
    case "take(untilReplacement:)": numbers.take(untilReplacement: Numbers.never)
    case "skip(until:)": numbers.skip(until: SignalProducer<Void, Never>.never)
    case "attempt": numbers.attempt { _ in .success(()) }
    case "attemptMap": numbers.attemptMap { .success($0) }
    case "timeout": numbers.timeout(after: .seconds(1), raising: MarbleFailure(), on: clock)
    default: numbers.ifEmpty(default: 7)
    }
  }

  @Test(arguments: operators, sources)
  func `downstream operators are interrupted`(_ name: String, _ source: String) {
    var log: [String] = []

    let run = apply(name, to: self.source(source)).map { $0 }
      .on(
        interrupted: { log.append("interrupted") },
        terminated: { log.append("terminated") },
        disposed: { log.append("disposed") }
      )
      .start { if $0.isTerminating { log.append("received \($0)") } }
    run.dispose()

    #expect(log == ["interrupted", "terminated", "received interrupted", "disposed"])
  }

  @Test(arguments: operators)
  func `a property is not interrupted twice`(_ name: String) {
    var log: [String] = []

    let run = apply(
      name,
      to: property.producer.on(interrupted: { log.append("upstream") })
        .promoteError(MarbleFailure.self)
    )
    .on(interrupted: { log.append("downstream") })
    .start()
    run.dispose()
    run.dispose()

    #expect(log == ["upstream", "downstream"])
  }

  @Test func `the upstream of an operator that ended early is interrupted after the completion`() {
    var log: [String] = []

    Numbers(pipe.output)
      .on(
        completed: { log.append("completed") },
        interrupted: { log.append("interrupted") },
        disposed: { log.append("disposed") }
      )
      .take(first: 1)
      .startWithCompleted { log.append("received the completion") }
    pipe.input.send(value: 1)

    #expect(log == ["received the completion", "interrupted", "disposed"])
  }

  @Test(arguments: [false, true])
  func `effects of an ending run from upstream to downstream, those of the disposal in reverse`(
    _ completes: Bool
  ) {
    var log: [String] = []
    var input: Numbers.ProducedSignal.Observer?
    let source = Numbers { observer, lifetime in
      input = observer
      lifetime.observeEnded { log.append("the work has ended") }
    }

    let run =
      source
      .on(terminated: { log.append("first") }, disposed: { log.append("first disposed") })
      .take(first: 5)
      .on(terminated: { log.append("second") }, disposed: { log.append("second disposed") })
      .map { $0 }
      .on(terminated: { log.append("third") }, disposed: { log.append("third disposed") })
      .start { _ in log.append("received") }
    if completes { input?.sendCompleted() } else { run.dispose() }

    #expect(
      log == [
        "first", "second", "third", "received", "third disposed", "second disposed",
        "first disposed", "the work has ended",
      ]
    )
  }

  @Test func `an upstream that has ended by itself is not interrupted`() {
    var log: [String] = []

    Numbers(pipe.output)
      .on(completed: { log.append("completed") }, interrupted: { log.append("interrupted") })
      .take(first: 2)
      .startWithCompleted { log.append("received the completion") }
    pipe.input.send(value: 1)
    pipe.input.sendCompleted()

    #expect(log == ["completed", "received the completion"])
  }

  @Test func `a disposal inside the last value interrupts operators once`() {
    var log: [String] = []

    Numbers(pipe.output).take(first: 1).take(last: 1)
      .on(
        completed: { log.append("completed") },
        interrupted: { log.append("interrupted") },
        value: { log.append("\($0)") }
      )
      .take(while: { $0 < 1 })
      .start { log.append("received \($0)") }
    pipe.input.send(value: 1)

    #expect(log == ["1", "received completed", "interrupted"])
  }

  @Test func `a disposal inside a delivery interrupts each operator once`() {
    var log: [String] = []
    var run: (any Disposable)?
    var input: Signal<Int, Never>.Observer?
    let numbers = SignalProducer<Int, Never> { observer, _ in input = observer }

    run = numbers.on(interrupted: { log.append("interrupted") })
      .start { event in
        log.append("\(event)")
        run?.dispose()
      }
    input?.send(value: 1)

    #expect(log == ["value 1", "interrupted", "interrupted"])
  }
}
