import Bindery

extension Action {
  /// Returns a producer that executes the action with `input` at each start.
  ///
  /// The producer sends the values of the work and ends as the work ends. It fails with
  /// ``ActionError/disabled`` if the action is disabled at the start.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Failure>> {
    SignalProducer(core: ActionCore(self, input))
  }
}

extension Action where Input == Void {
  /// Returns a producer that executes the action at each start.
  ///
  /// The producer sends the values of the work and ends as the work ends. It fails with
  /// ``ActionError/disabled`` if the action is disabled at the start.
  public func apply() -> SignalProducer<Output, ActionError<Failure>> { apply(()) }
}

extension Action: BindingTargetProvider {
  /// A target that applies the action to each value; it does not retain the action.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
  }
}
