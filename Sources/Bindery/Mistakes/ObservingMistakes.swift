/// Rejects a value as the argument; the message says how a value is observed.
@available(
  *,
  unavailable,
  message:
    "observe takes no value, it observes the properties that its closure reads: observe { … }, or observe(object, \\.property) { old, new in … }"
)
@discardableResult
@MainActor
public func observe<Value>(_ value: Value, _ body: (Value) -> Void) -> ObservationToken {
  unavailable()
}

/// Rejects a closure that suspends; the message says where asynchronous work belongs.
@available(
  *,
  unavailable,
  message:
    "an observer ends before the next change and cannot await: start the work with lifetime.task { … } or a command"
)
@discardableResult
@MainActor
public func observe(_ body: @MainActor () async -> Void) -> ObservationToken { unavailable() }

extension Lifetime {
  /// Rejects a missing owner; the message names it.
  @available(
    *,
    unavailable,
    message:
      "name the owner, which the closure receives and the observation does not retain: lifetime.observe(self) { $0… }"
  )
  public func observe(_ body: () -> Void) { unavailable() }
}
