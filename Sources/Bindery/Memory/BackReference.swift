/// A reference from a part to the object that owns it, without a reference count.
///
/// - Invariant: the owner clears the reference, or disposes of the part, in its `deinit`. Unlike an
///   object behind a ``Borrowed``, the owner may be used until then, also while its `deinit` runs.
/// - The address sanitizer finds a violation; see `Scripts/sanitize`.
// Safe because of the invariant.
@usableFromInline
@safe package nonisolated struct BackReference<Object: AnyObject> {
  @usableFromInline let pointer: Unmanaged<Object>

  /// Makes a reference to `object` without retaining it.
  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe pointer = .passUnretained(object) }

  /// The object, retained as long as the caller uses it.
  @inlinable @inline(__always)
  package var object: Object { unsafe pointer.takeUnretainedValue() }

  /// Calls `body` with the object without retaining it; the owner must live until `body` returns.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Object) -> Result) -> Result {
    unsafe pointer._withUnsafeGuaranteedRef(body)
  }
}

extension BackReference: Sendable where Object: Sendable {}
