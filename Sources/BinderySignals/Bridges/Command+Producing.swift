extension Command {
  /// Makes a command whose work is a producer, such as a request of a service.
  ///
  /// Each run starts a producer of its own and publishes the last value that it sends; cancelling
  /// the command interrupts it. The idea is `RACCommand`'s signal block.
  ///
  /// - Parameters:
  ///   - policy: What to do when executed while executing.
  ///   - name: What to call it in traces; by default the property it initialises.
  ///   - condition: When the command is enabled. Tracked: what it reads is observed.
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
  /// Makes a command without input whose work is a producer; see ``init(_:name:when:producer:)``.
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

/// A run without a value counts as cancelled: there is nothing to publish.
private func lastValue<Value, Failure>(
  of producer: SignalProducer<Value, Failure>
) async throws -> Value {
  guard let result = await producer.last() else { throw CancellationError() }
  return try result.get()
}
