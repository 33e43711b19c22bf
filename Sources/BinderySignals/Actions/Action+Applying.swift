import Bindery

extension Action {
  /// A producer that executes the action with `input` at each start.
  ///
  /// It sends what the work sends, or fails with ``ActionError/disabled``.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Failure>> {
    SignalProducer { observer, lifetime in
      let execution = ActionExecution(self.prepare(input))
      execution.add(observer)
      execution.retain(self)
      guard let handle = self.command.submit(execution) else {
        observer.send(error: .disabled)
        self.disabled.send(value: ())
        return
      }
      let running = handle.input
      if running !== execution { running.add(observer) }
      handle.onCancelBeforeStart { running.drop() }
      lifetime.observeEnded {
        // The action is kept while it executes.
        withExtendedLifetime(self) {
          if !running.isEnding { handle.cancel() }
        }
      }
    }
  }
}

extension Action where Input == Void {
  /// A producer that executes the action at each start; see ``apply(_:)``.
  public func apply() -> SignalProducer<Output, ActionError<Failure>> { apply(()) }
}

extension Action: BindingTargetProvider {
  /// Applies the action to each value; the action is not kept alive.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
  }
}
