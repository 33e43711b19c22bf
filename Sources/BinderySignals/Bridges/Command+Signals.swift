public import Bindery

extension Command {
  /// A signal of the values that the executions return.
  ///
  /// Completes when the command is released.
  public var values: Signal<Output, Never> { .following(sentValues) }

  /// A signal of the failures that no caller awaits.
  ///
  /// Completes when the command is released.
  public var errors: Signal<any Error, Never> { .following(sentErrors) }

  /// A signal of signals, one for each execution, sent as the execution begins.
  ///
  /// Each inner signal sends the value of its execution and completes. It completes without a value
  /// if the execution fails, because ``errors`` sends the failure, and is interrupted if the
  /// execution is cancelled. The outer signal completes when the command is released. The idea is
  /// `RACCommand`’s `executionSignals`.
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
}
