public import Bindery

extension Command {
  /// What the runs return.
  ///
  /// Completes when the command is released.
  public var values: Signal<Output, Never> { .following(sentValues) }

  /// The failures that no caller awaits.
  ///
  /// Completes when the command is released.
  public var errors: Signal<any Error, Never> { .following(sentErrors) }

  /// A signal for each execution, sent as it begins.
  ///
  /// Each sends what the execution returns and completes. A failed execution completes it, for
  /// ``errors`` tells of the failure; a cancelled one interrupts it. The signal of signals completes
  /// when the command is released. The idea is `RACCommand`’s `executionSignals`.
  ///
  /// ```swift
  /// _books <~ search.executionSignals.flatten(.latest)
  /// ```
  public var executionSignals: Signal<Signal<Output, Never>, Never> {
    Signal<ObservedExecution<Output>, Never>.following(sentExecutions).map { execution in
      let (signal, input) = Signal<Output, Never>.pipe()
      _ = execution.outcome.listen { outcome in
        switch outcome {
        case .success(let value):
          input.send(value: value)
          input.sendCompleted()
        case .failure(is CancellationError): input.sendInterrupted()
        case .failure: input.sendCompleted()
        }
      }
      return signal
    }
  }

  /// Whether a body is running, as a property.
  public var executing: Property<Bool> { $isExecuting }
}
