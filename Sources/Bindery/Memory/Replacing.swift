/// Stores `value` in `place` and returns the previous value.
///
/// Stores the new value before releasing the old one, because the old value's `deinit` may write to
/// `place` again. An optimised build may release the old value before the access to `place` is
/// over, so `place` must be exempt from exclusivity checks.
///
/// - Returns: The previous value.
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

/// Calls `change`, which stores another value in the place of `old`, and then releases `old`.
///
/// Like ``replace(_:with:)`` for a place whose accesses are checked: the `deinit` of the old value
/// may access it.
@inlinable @inline(__always)
package nonisolated func keeping<Value>(_ old: Value, until change: () -> Void) {
  change()
  keep(old)
}

/// Retains `value` until this call; an optimised build may otherwise release it after its last use.
@inlinable @inline(__always)
package nonisolated func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
