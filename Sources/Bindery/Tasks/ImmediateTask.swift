/// Starts a task whose first part runs before the call returns, where the system can do that.
///
/// `Task.immediate` is part of the systems of version 26 and of every system that is not Apple's.
/// Before it, the task begins in the next job of its actor. `BINDERY_LATE_TASKS` chooses that way
/// everywhere, so that tests can hold the promises of both.
@inlinable
@discardableResult
package func immediateTask<Success: Sendable>(
  _ operation: sending @escaping @isolated(any) () async -> Success
) -> Task<Success, Never> {
  #if !BINDERY_LATE_TASKS
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return Task.immediate(operation: operation)
  }
  #endif
  return Task(operation: operation)
}

/// Whether a task begins in the next job of its actor, and not before the call returns.
///
/// Tests that expect either ask here.
package nonisolated var tasksBeginLate: Bool {
  #if !BINDERY_LATE_TASKS
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return false }
  #endif
  return true
}

/// Starts a task that may fail, as above.
package func immediateTask<Success: Sendable>(
  throwing operation: sending @escaping @isolated(any) () async throws -> Success
) -> Task<Success, any Error> {
  #if !BINDERY_LATE_TASKS
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    return Task.immediate(operation: operation)
  }
  #endif
  return Task(operation: operation)
}
