extension Signal {
  /// Starts asynchronous work for each value, and sends its result.
  ///
  /// ```swift
  /// let results = query.flatMap(.latest) { try await client.search($0) }
  /// ```
  ///
  /// Work is cancelled where the strategy interrupts an inner producer; see the version for
  /// producers.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ work: @escaping @MainActor (Value) async throws(Failure) -> New
  ) -> Signal<New, Failure> {
    flatMapped(strategy, promoting: sameFailure) { value in
      SignalProducer<New, Failure> { () async throws(Failure) -> New in try await work(value) }
    }
  }
}

extension Signal where Failure == Never {
  /// Starts asynchronous work that may fail for each value, and sends its result.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ work: @escaping @MainActor (Value) async throws -> New
  ) -> Signal<New, any Error> {
    flatMapped(strategy, promoting: noFailure) { value in
      SignalProducer<New, any Error> { () async throws -> New in try await work(value) }
    }
  }
}

extension SignalProducer {
  /// Starts asynchronous work for each value, and sends its result; see `Signal.flatMap`.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ work: @escaping @MainActor (Value) async throws(Failure) -> New
  ) -> SignalProducer<New, Failure> {
    flatMapped(strategy, promoting: sameFailure) { value in
      SignalProducer<New, Failure> { () async throws(Failure) -> New in try await work(value) }
    }
  }
}

extension SignalProducer where Failure == Never {
  /// Starts asynchronous work that may fail for each value, and sends its result.
  @_disfavoredOverload
  public func flatMap<New>(
    _ strategy: FlattenStrategy,
    _ work: @escaping @MainActor (Value) async throws -> New
  ) -> SignalProducer<New, any Error> {
    flatMapped(strategy, promoting: noFailure) { value in
      SignalProducer<New, any Error> { () async throws -> New in try await work(value) }
    }
  }
}
