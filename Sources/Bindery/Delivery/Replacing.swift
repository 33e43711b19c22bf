/// Puts `value` in `place`.
///
/// What goes with the old value may come back to the place. So the old value is handed out, and goes
/// when nobody is at the place any more. An optimised build may let it go a little earlier, when it
/// is out of its place but the access is not over: so the place is one that is not checked for that.
///
/// - Returns: What was there.
@discardableResult
@inlinable @inline(__always)
package nonisolated func replace<Value>(
  _ place: inout Value,
  with value: consuming Value
) -> Value {
  swap(&place, &value)
  return value
}
