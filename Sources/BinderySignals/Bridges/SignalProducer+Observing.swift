import Observation

/// Follows what a closure reads of `@Observable` objects.
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

  /// Sends the value as it is, and again once what it was made of has changed.
  ///
  /// The change is told of before it happens, so the value is read in a turn of its own: several
  /// changes of one turn are one value.
  func send() {
    guard !run.isOver else { return }
    let value = withObservationTracking(read) {
      Task { @MainActor in self.send() }
    }
    output.send(value: value)
  }
}

extension SignalProducer where Failure == Never {
  /// Sends what `read` returns at each start, and again when what it reads of `@Observable` objects
  /// has changed.
  ///
  /// ```swift
  /// label.reactive.text <~ SignalProducer.observing { model.name }
  /// ```
  ///
  /// The changes of one turn of the main actor are one value, which comes in the next turn. It goes
  /// on until it is disposed of, and keeps alive what `read` captures until then.
  public static func observing(_ read: @escaping () -> Value) -> SignalProducer {
    SignalProducer(joining: { output, run in
      ObservableReader(read, sendingTo: output, in: run).send()
    })
  }
}
