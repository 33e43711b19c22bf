/// A value that passes the `Sendable` check of a `Mutex`.
@usableFromInline
struct UncheckedValue<Value>:
  // A floor is used on the main thread only, where the peers are measured too. Its lock is there
  // for the cost that the peers have as well.
  @unchecked Sendable
{
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
