/// A stored reference to an object, without a reference count.
///
/// Counting references costs more than the rest of the work on the paths of a delivery and of a
/// run. The lists of the engine and its references against the direction of ownership are of this
/// type.
///
/// - Invariant: while the reference is used, the object is retained elsewhere: by the list that it
///   is linked into, by a caller further up the stack, or by ``DeferredRelease``. An object clears
///   the references to itself before it is deinitialised.
/// - A debug build stores an `unowned` reference, and a use after the beginning of the
///   deinitialisation ends the program. A release build stores the pointer and checks nothing.
// Safe because of the invariant.
@usableFromInline
@safe package nonisolated struct Borrowed<Object: AnyObject> {
  #if DEBUG
  @usableFromInline unowned let reference: Object

  @usableFromInline var pointer: Unmanaged<Object> { unsafe .passUnretained(reference) }

  @inlinable init(_ pointer: Unmanaged<Object>) { reference = unsafe pointer.takeUnretainedValue() }
  #else
  @usableFromInline let pointer: Unmanaged<Object>

  @inlinable @inline(__always) init(_ pointer: Unmanaged<Object>) { unsafe self.pointer = pointer }
  #endif

  /// Makes a reference to `object` without retaining it.
  @inlinable @inline(__always)
  package init(_ object: Object) { unsafe self.init(.passUnretained(object)) }

  /// Makes a reference and retains `object` until ``release()`` or ``takeRetained()``.
  @inlinable @inline(__always)
  package static func retaining(_ object: Object) -> Borrowed {
    unsafe Borrowed(.passRetained(object))
  }

  /// Makes a reference to the object at `address`, whose class is known to be this one.
  @inlinable @inline(__always)
  @unsafe package init(address: UnsafeMutableRawPointer) { unsafe self.init(.fromOpaque(address)) }

  /// The object, retained as long as the caller uses it.
  @inlinable @inline(__always)
  package var object: Object { unsafe pointer.takeUnretainedValue() }

  /// The address, to compare two references or to pass one to ``init(address:)``.
  @inlinable @inline(__always)
  package var address: UnsafeMutableRawPointer { unsafe pointer.toOpaque() }

  /// Calls `body` with the object without retaining it.
  ///
  /// A wrapper of the standard library’s function. A closure that main-actor code passes to that
  /// library is checked for its isolation at each call, and one passed to this function is not:
  /// with those checks, sending to one receiver took 46 ns.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Object) -> Result) -> Result {
    unsafe pointer._withUnsafeGuaranteedRef(body)
  }

  /// Balances ``retaining(_:)``; the reference must not be used afterwards.
  @inlinable @inline(__always)
  package func release() { unsafe pointer.release() }

  /// Balances ``retaining(_:)`` and returns the object with that reference count.
  @inlinable @inline(__always)
  package func takeRetained() -> Object { unsafe pointer.takeRetainedValue() }
}

extension Borrowed: Sendable where Object: Sendable {}
