public import Bindery

extension LifetimeProviding {
  /// Makes a command of this object whose work is a producer, such as a request of a service.
  ///
  /// ```swift
  /// private(set) lazy var logIn: Command<Void, User> = command(
  ///   when: { $0.isValid },
  ///   producer: { $0.service.logIn($0.username, $0.password) }
  /// )
  /// ```
  ///
  /// The object is held weakly and retained only while `producer` is called, so a producer that
  /// never ends does not retain a view model. When the `lifetime` of the object ends, executions
  /// are cancelled, which interrupts their producers, and the command refuses every later one.
  ///
  /// - Parameters:
  ///   - policy: The treatment of executions that are requested during an execution.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Returns whether the command is enabled. Its reads are observed. By default the
  ///     command is always enabled.
  ///   - producer: Makes the work for the object and the input.
  /// - Returns: The command, to be stored in the object.
  public func command<Input, Output, Failure>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    producer: @escaping (Self, Input) -> SignalProducer<Output, Failure>
  ) -> Command<Input, Output> {
    let anchor = OwnerAnchor.of(self)
    let made = Command<Input, Output>(policy, name: name, when: tested(condition)) { input, _ in
      guard let work = anchor.call({ producer($0, input) }) else { throw CancellationError() }
      return try await lastValue(of: work)
    }
    return made.ending(with: self)
  }

  /// Makes a command of this object, without input, whose work is a producer.
  ///
  /// The object is held weakly and retained only while `producer` is called. The command publishes
  /// the last value of the producer; cancelling it interrupts the producer, and so does the end of
  /// the object’s `lifetime`.
  public func command<Output, Failure>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: ((Self) -> Bool)? = nil,
    producer: @escaping (Self) -> SignalProducer<Output, Failure>
  ) -> Command<Void, Output> {
    command(policy, name: name, when: condition, producer: { owner, _ in producer(owner) })
  }
}

extension Command {
  /// Makes a command without an owner whose work is a producer, such as a request of a service.
  ///
  /// A view model uses `command(_:name:when:producer:)`: this command retains what `producer`
  /// captures. Each execution starts a producer and publishes the last value that it sends.
  /// Cancelling the command interrupts the producer. The idea is `RACCommand`’s signal block.
  ///
  /// - Parameters:
  ///   - policy: The treatment of executions that are requested during an execution.
  ///   - name: The name in traces; by default the property that the command initialises.
  ///   - condition: Returns whether the command is enabled. Its reads are observed. By default the
  ///     command is always enabled.
  ///   - producer: Makes the work for an input.
  public convenience init<Failure>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    producer: @escaping (Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, name: name, when: condition) { input, _ in
      try await lastValue(of: producer(input))
    }
  }
}

extension Command where Input == Void {
  /// Makes a command without owner and input whose work is a producer.
  ///
  /// A view model uses `command(_:name:when:producer:)`: this command retains what `producer`
  /// captures. Each execution starts a producer and publishes the last value that it sends.
  /// Cancelling the command interrupts the producer.
  public convenience init<Failure>(
    _ policy: CommandPolicy = .ignore,
    name: StaticString = #function,
    when condition: (() -> Bool)? = nil,
    producer: @escaping () -> SignalProducer<Output, Failure>
  ) {
    self.init(policy, name: name, when: condition) { _, _ in
      try await lastValue(of: producer())
    }
  }
}

/// Returns the last value.
///
/// An execution without a value is cancelled, as it has nothing to publish.
private func lastValue<Value, Failure>(
  of producer: SignalProducer<Value, Failure>
) async throws -> Value {
  guard let result = await producer.last() else { throw CancellationError() }
  return try result.get()
}
