@_spi(Engine) import Bindery

/// One start of the producer of an ``Action``: it observes an execution, and is its own handle.
@MainActor
final class ActionApplication<Input, Output, Failure: Error>: Feed, Disposable {
  /// The execution; `nil` before the admission, and once the application is over.
  var execution: ActionExecution<Input, Output, Failure>?
  /// The next application of the same execution.
  var next: ActionApplication?
  private var observer: Observer<Output, ActionError<Failure>>?
  /// Whether the application is the start of a chain of operators.
  ///
  /// The run of the chain then sends the interruptions, and an operator may be active after the
  /// application is over.
  private let isPartOfRun: Bool
  private var isSending = false
  /// Whether the application has ended or was disposed of.
  ///
  /// Only a pending interruption may follow.
  private(set) var isDisposed = false

  init(sendingTo observer: Observer<Output, ActionError<Failure>>) {
    self.observer = observer
    isPartOfRun = false
    super.init()
  }

  /// Makes the application that `run` starts.
  init(sendingTo observer: Observer<Output, ActionError<Failure>>, in run: ProducerRun) {
    self.observer = observer
    isPartOfRun = true
    super.init()
    run.head = self
    run.upstream = self
  }

  deinit {}

  func send(value: Output) {
    guard !isDisposed, let observer else { return }
    isSending = true
    observer.send(value: value)
    isSending = false
    if isDisposed, !isPartOfRun { finish(with: .interrupted) }
  }

  /// Sends the ending.
  func terminate(_ termination: Termination<ActionError<Failure>>) {
    guard !isDisposed else { return }
    isDisposed = true
    execution = nil
    finish(with: termination)
  }

  /// Interrupts the chain of operators at once.
  override func interrupt() {
    isDisposed = true
    observer?.terminate(.interrupted)
  }

  /// Withdraws the application; during the delivery of a value, the interruption follows that.
  func dispose() {
    let execution = execution
    self.execution = nil
    if isPartOfRun {
      isDisposed = true
      observer = nil
    } else if !isDisposed {
      isDisposed = true
      if !isSending { finish(with: .interrupted) }
    }
    execution?.withdraw()
  }

  private func finish(with termination: Termination<ActionError<Failure>>) {
    let observer = observer
    if !isPartOfRun { self.observer = nil }
    observer?.terminate(termination)
  }
}
