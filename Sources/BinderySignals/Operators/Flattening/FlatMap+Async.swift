extension Signal {
  /// Starts asynchronous work for each value, and sends its result.
  ///
  /// ```swift
  /// let results = query.flatMap(.latest) { try await client.search($0) }
  /// ```
  ///
  /// The strategy decides when the work for a value begins, on the main actor, and which work is
  /// cancelled: `.latest` cancels that of the value before. An error fails the result; a
  /// `CancellationError` counts as an interruption of an inner producer.
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
  /// Starts asynchronous work for each value, and sends its result.
  ///
  /// The strategy decides when the work for a value begins, on the main actor, and which work is
  /// cancelled. An error fails the run. Disposing of the run cancels all its work.
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
