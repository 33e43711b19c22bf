public import Bindery

extension Action {
  /// Makes an action that is always enabled.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    execute: @escaping (Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, name: name, allowed: nil, work: .direct(execute))
  }

  /// Makes an action that is enabled while `property` is true.
  public convenience init<Condition: PropertyProtocol>(
    _ policy: CommandPolicy = .ignore,
    enabledIf property: Condition,
    name: StaticString = #function,
    execute: @escaping (Input) -> SignalProducer<Output, Failure>
  ) where Condition.Value == Bool {
    let allowed = Property(capturing: property)
    self.init(policy, name: name, allowed: allowed, work: .direct(execute))
  }

  /// Makes an action that is enabled while `isEnabled` returns true for its state.
  ///
  /// - Parameters:
  ///   - policy: The treatment of applications that are started during an execution.
  ///   - property: The state; the action retains it.
  ///   - isEnabled: Returns whether the action is enabled, given the state.
  ///   - name: The name of the action in traces.
  ///   - execute: Makes the work from the input and the state at the time of the application.
  public convenience init<State: PropertyProtocol>(
    _ policy: CommandPolicy = .ignore,
    state property: State,
    enabledIf isEnabled: @escaping (State.Value) -> Bool,
    name: StaticString = #function,
    execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
  ) {
    let state = Property(capturing: property)
    let work = ActionWork<Input, Output, Failure>.stateful { input in
      let value = state.value
      return { execute(value, input) }
    }
    self.init(policy, name: name, allowed: state.map(isEnabled), work: work)
  }

  /// Makes an action whose work reads a state besides its input.
  public convenience init<State: PropertyProtocol>(
    _ policy: CommandPolicy = .ignore,
    state property: State,
    name: StaticString = #function,
    execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, state: property, enabledIf: { _ in true }, name: name, execute: execute)
  }

  /// Makes an action that is enabled while its state is not `nil`, and hands the unwrapped state to
  /// its work.
  public convenience init<State: PropertyProtocol, Wrapped>(
    _ policy: CommandPolicy = .ignore,
    unwrapping property: State,
    name: StaticString = #function,
    execute: @escaping (Wrapped, Input) -> SignalProducer<Output, Failure>
  ) where State.Value == Wrapped? {
    self.init(policy, state: property, enabledIf: { $0 != nil }, name: name) { state, input in
      state.map { execute($0, input) } ?? .empty
    }
  }

  /// Makes an action that is enabled while `property` is valid, and hands the valid value to its
  /// work.
  public convenience init<Value, ValidationError>(
    _ policy: CommandPolicy = .ignore,
    validated property: ValidatingProperty<Value, ValidationError>,
    name: StaticString = #function,
    execute: @escaping (Value, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, unwrapping: property.result.map(\.value), name: name, execute: execute)
  }
}

extension Action where Input == Void {
  /// Makes an action without input that is always enabled.
  public convenience init(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    execute: @escaping () -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, name: name) { (_: Void) in execute() }
  }

  /// Makes an action without input that is enabled while `property` is true.
  public convenience init<Condition: PropertyProtocol>(
    _ policy: CommandPolicy = .ignore,
    enabledIf property: Condition,
    name: StaticString = #function,
    execute: @escaping () -> SignalProducer<Output, Failure>
  ) where Condition.Value == Bool {
    self.init(policy, enabledIf: property, name: name) { (_: Void) in execute() }
  }
}
