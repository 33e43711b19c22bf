import Observation

/// Sends what a closure returns whenever the `@Observable` objects that it reads change.
@MainActor
private final class ObservableReader<Value> {
  private let read: () -> Value
  private let output: Observer<Value, Never>
  private let run: ProducerRun

  init(_ read: @escaping () -> Value, sendingTo output: Observer<Value, Never>, in run: ProducerRun)
  {
    self.read = read
    self.output = output
    self.run = run
  }

  deinit {}

  /// Sends the current value, and again after the objects that were read have changed.
  ///
  /// Observation reports a change before it happens, so the value is read in a later job of the
  /// main actor. Several changes in one job are one value.
  func send() {
    guard !run.isOver else { return }
    let value = withObservationTracking(read) {
      Task { @MainActor in self.send() }
    }
    output.send(value: value)
  }
}

extension SignalProducer where Failure == Never {
  /// Sends the result of `read` at each start, and again after an `@Observable` object that it
  /// reads has changed.
  ///
  /// ```swift
  /// label.reactive.text <~ SignalProducer.observing { model.name }
  /// ```
  ///
  /// The changes in one job of the main actor make one value, which is sent in the next job. The
  /// producer does not end by itself; until it is disposed of, it retains what `read` captures.
  public static func observing(_ read: @escaping () -> Value) -> SignalProducer {
    SignalProducer(joining: { output, run in
      ObservableReader(read, sendingTo: output, in: run).send()
    })
  }
}
