import BinderySignals
import BinderyTesting
import Testing

/// The order in which the observer of a run receives events that it causes itself.
struct RunOrderTests {
  private typealias Numbers = SignalProducer<Int, MarbleFailure>

  private let left = Signal<Int, MarbleFailure>.pipe()
  private let right = Signal<Int, MarbleFailure>.pipe()

  // C4
  @Test func `a value that it sends on another input is delivered after the current value`() {
    var log: [String] = []

    Numbers(left.output).merge(with: right.output).startWithResult { result in
      log.append("\(result)")
      if result == .success(1) {
        right.input.send(value: 2)
        left.input.send(value: 3)
      }
      log.append("done")
    }
    left.input.send(value: 1)

    #expect(log == ["success(1)", "done", "success(2)", "done", "success(3)", "done"])
  }

  // C4
  @Test func `an ending that it sends is delivered after the current value`() {
    var log: [String] = []

    Numbers(left.output).merge(with: right.output).start { event in
      log.append("\(event)")
      if case .value = event {
        right.input.send(value: 2)
        right.input.send(error: MarbleFailure())
      }
      log.append("done")
    }
    left.input.send(value: 1)

    #expect(log == ["value 1", "done", "value 2", "done", "failed MarbleFailure()", "done"])
  }

  // C13
  // Differs: a run disposed of during a delivery
  @Test func `a disposal during a delivery drops queued events, then interrupts`() {
    var log: [String] = []
    var run: (any Disposable)?

    run = Numbers(left.output).merge(with: right.output).start { event in
      log.append("\(event)")
      if case .value = event {
        right.input.send(value: 2)
        run?.dispose()
      }
      log.append("done")
    }
    left.input.send(value: 1)
    left.input.send(value: 3)

    #expect(log == ["value 1", "done", "interrupted", "done"])
  }
}
