/// Puts `value` in `place`.
///
/// What goes with the old value may come back to the place. So the old value is handed out, and goes
/// when the new one is there. An optimised build may let it go before the access to the place is
/// over: so the place is one that is not checked for that.
///
/// - Returns: What was there.
@discardableResult
@inlinable @inline(__always)
package nonisolated func replace<Value>(
  _ place: inout Value,
  with value: consuming Value
) -> Value {
  swap(&place, &value)
  let old = value
  keep(old)
  return old
}

/// Keeps `value` until here; an optimised build lets it go after its last use, which may be earlier.
@inlinable @inline(__always)
package nonisolated func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
