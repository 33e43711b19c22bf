import Bindery
import BinderySignals
import BinderyTesting
import Testing

/// The ending of the inputs of an operator with several, while an operator downstream is still
/// active.
struct InputEndingTests {
  private typealias Numbers = SignalProducer<Int, MarbleFailure>

  private nonisolated static let operators = [
    "merge", "combineLatest", "combineLatest of many", "zip", "zip of many", "sample",
    "flatMap(.merge)", "flatMap(.latest)", "flatMap(.concat)", "flatMap(.race)",
    "flatMap(.throttle)", "retry(when:)",
  ]

  private let clock = TestScheduler()
  private let left = Signal<Int, MarbleFailure>.pipe()
  private let right = Signal<Int, MarbleFailure>.pipe()

  private func apply(_ name: String, _ left: Numbers, _ right: Numbers) -> Numbers {
    switch name {
    case "merge": left.merge(with: right)
    case "combineLatest": left.combineLatest(with: right).map { $0.0 }
    case "combineLatest of many": Numbers.combineLatest([left, right]).map { $0[0] }
    case "zip": left.zip(with: right).map { $0.0 }
    case "zip of many": Numbers.zip([left, right]).map { $0[0] }
    case "sample": left.sample(on: right.flatMapError { _ in .empty }.map { _ in })
    case "flatMap(.merge)": left.flatMap(.merge) { _ in right }
    case "flatMap(.latest)": left.flatMap(.latest) { _ in right }
    case "flatMap(.concat)": left.flatMap(.concat) { _ in right }
    case "flatMap(.race)": left.flatMap(.race) { _ in right }
    case "flatMap(.throttle)": left.flatMap(.throttle) { _ in right }
    default: left.retry(when: { _ in right })
    }
  }

  @Test(arguments: operators)
  func `the other input ends with the operator`(_ name: String) {
    var log: [String] = []
    let other = Numbers(right.output)
      .on(interrupted: { log.append("interrupted") }, disposed: { log.append("disposed") })
    let output = apply(name, Numbers(left.output), other)
      .delay(.seconds(5), on: clock)

    output.startWithFailed { _ in log.append("failed") }
    left.input.send(value: 1)
    left.input.send(error: MarbleFailure())
    if name == "retry(when:)" { right.input.send(error: MarbleFailure()) }
    log.append("ended")
    clock.run()

    let interrupted = name == "retry(when:)" ? ["disposed"] : ["interrupted", "disposed"]
    #expect(log == interrupted + ["ended", "failed"])
  }

  @Test(arguments: operators)
  func `a disposal interrupts an active operator downstream of an ended one`(_ name: String) {
    var log: [String] = []
    let output = apply(name, Numbers(left.output), Numbers(right.output))
      .delay(.seconds(5), on: clock)

    let run = output.start { log.append("\($0)") }
    left.input.sendCompleted()
    right.input.sendCompleted()
    run.dispose()
    clock.run()

    #expect(log == ["interrupted"])
  }

  @Test func `a disposal interrupts an active operator downstream of one ended by a timer`() {
    var events: [Signal<Int, MarbleFailure>.Event] = []

    let run = Numbers(left.output).delay(.seconds(1), on: clock).delay(.seconds(1), on: clock)
      .start { events.append($0) }
    left.input.sendCompleted()
    clock.advance(by: .seconds(1))
    run.dispose()
    clock.run()

    #expect(events == [.interrupted])
  }

  @Test func `the samplee is disposed of when the source ends`() {
    var log: [String] = []
    let samplee = SignalProducer<Int, Never>.never.on(disposed: { log.append("disposed") })

    Numbers(left.output).withLatest(from: samplee).delay(.seconds(1), on: clock)
      .startWithCompleted { log.append("completed") }
    left.input.sendCompleted()
    log.append("ended")
    clock.run()

    #expect(log == ["disposed", "ended", "completed"])
  }

  @Test func `the trigger is disposed of after it has fired`() {
    var log: [String] = []
    let (pulses, pulse) = Signal<Void, Never>.pipe()
    let trigger = SignalProducer<Void, Never>(pulses).on(disposed: { log.append("disposed") })

    Numbers(left.output).skip(until: trigger).startWithCompleted { log.append("completed") }
    pulse.send(value: ())
    left.input.sendCompleted()

    #expect(log == ["disposed", "completed"])
  }

  @Test func `disposed is called after an interruption that is sent on a scheduler`() {
    var log: [String] = []

    let run = Numbers(left.output).observe(on: clock)
      .on(
        interrupted: { log.append("interrupted") },
        terminated: { log.append("terminated") },
        disposed: { log.append("disposed") }
      )
      .startWithInterrupted { log.append("received") }
    run.dispose()
    log.append("scheduled")
    clock.run()

    #expect(log == ["scheduled", "interrupted", "terminated", "received", "disposed"])
  }
}
