public import Bindery

extension Command {
  /// What the runs return.
  ///
  /// Ends with the command.
  public var values: Signal<Output, Never> {
    Signal { observer, lifetime in
      lifetime += onValue { observer.send(value: $0) }
    }
  }

  /// The failures that no caller awaits.
  ///
  /// Ends with the command.
  public var errors: Signal<any Error, Never> {
    Signal { observer, lifetime in
      lifetime += onError { observer.send(value: $0) }
    }
  }

  /// A signal for each execution, sent as it begins.
  ///
  /// It sends what the execution returns and completes. A failed execution completes it, for
  /// ``errors`` tells of the failure; a cancelled one interrupts it. The idea is `RACCommand`’s
  /// `executionSignals`.
  ///
  /// ```swift
  /// _books <~ search.executionSignals.flatten(.latest)
  /// ```
  public var executionSignals: Signal<Signal<Output, Never>, Never> {
    Signal<Signal<Output, Never>, Never> { observer, lifetime in
      lifetime += onExecution { execution in
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
        observer.send(value: signal)
      }
    }
  }

  /// Whether a body is running, as a property.
  public var executing: Property<Bool> { $isExecuting }
}
