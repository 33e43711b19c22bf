#if canImport(Glibc) || canImport(Musl)
/// The main thread of a program whose `main` is synchronous, where no loop runs at the moment.
///
/// Before and after a ``TerminalLoop``, or without one, this lets main-actor work happen.
public enum MainThread {
  /// Runs main-actor work until a condition holds.
  ///
  /// Nothing is slept: the thread waits for the main actor's queue, and looks at the condition
  /// after each round, or after ten milliseconds without one.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - condition: Asked whenever the main actor has nothing to do. It has to know of work
  ///     elsewhere, which is on no queue of the main actor.
  /// - Returns: Whether the condition held in time.
  @discardableResult
  public static func wait(
    limit: Duration,
    until condition: () -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      while MainQueue.hasWork(timeout: 0) { MainQueue.run() }
      if condition() {
        guard MainQueue.hasWork(timeout: 0) else { return true }
        continue
      }
      guard start.duration(to: clock.now) < limit else { return false }
      _ = MainQueue.hasWork(timeout: 10)
    }
  }

  /// Runs an asynchronous function to its end.
  ///
  /// - Returns: The value that the function returned.
  /// - Throws: The error that the function threw.
  public static func run<Value>(_ body: @escaping @MainActor () async throws -> Value) throws
    -> Value
  {
    var result: Result<Value, any Error>?
    Task {
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    while true {
      wait(limit: .seconds(3600)) { result != nil }
      if let result { return try result.get() }
    }
  }
}
#endif
