import Bindery

/// The implementation of the producer of an application; it retains the action.
@MainActor
final class ActionCore<Input, Output, Failure: Error>: ProducerCore<Output, ActionError<Failure>> {
  private let action: Action<Input, Output, Failure>
  private let input: Input

  init(_ action: Action<Input, Output, Failure>, _ input: Input) {
    self.action = action
    self.input = input
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Output, ActionError<Failure>>, _ run: ProducerRun) {
    let application = ActionApplication<Input, Output, Failure>(sendingTo: output, in: run)
    action.execute(input, for: application)
  }

  override func startLast(_ output: Observer<Output, ActionError<Failure>>) -> any Disposable {
    let application = ActionApplication<Input, Output, Failure>(sendingTo: output)
    action.execute(input, for: application)
    return application.isDisposed ? Lifetime.hasEndedAlready : application
  }

  override func startUnobserved() -> any Disposable {
    guard let execution = action.execute(input, for: nil), !execution.isEnding else {
      return Lifetime.hasEndedAlready
    }
    return UnobservedApplication(execution)
  }
}

/// The handle of an application without an observer.
@MainActor
private final class UnobservedApplication<Input, Output, Failure: Error>: Disposable {
  private var execution: ActionExecution<Input, Output, Failure>?

  init(_ execution: ActionExecution<Input, Output, Failure>) { self.execution = execution }

  deinit {}

  var isDisposed: Bool { execution?.isEnding ?? true }

  func dispose() {
    let execution = execution
    self.execution = nil
    execution?.withdraw()
  }
}
