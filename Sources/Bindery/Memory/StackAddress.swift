/// Calls `body` with the address of `value`, which is valid until `body` returns.
///
/// A wrapper of the standard library's function, which checks the isolation of a closure of
/// main-actor code at each call. The variant without a stack protector: `body` writes nothing.
@inlinable @inline(__always)
package nonisolated func withAddress<Value, Result>(
  of value: inout Value,
  _ body: (UnsafePointer<Value>) -> Result
) -> Result {
  unsafe _withUnprotectedUnsafePointer(to: &value, body)
}

/// A place on the stack of the thread.
@usableFromInline
nonisolated struct StackAddress {
  private let address: UInt32

  /// The place of the calling function.
  @inline(__always) static var here: StackAddress {
    var mark: UInt8 = 0
    return unsafe withAddress(of: &mark) {
      StackAddress(address: UInt32(truncatingIfNeeded: UInt(bitPattern: $0)))
    }
  }

  /// Returns the place that is `bytes` further up the stack.
  func further(by bytes: UInt32) -> StackAddress { StackAddress(address: address &- bytes) }

  /// Returns the place that is `bytes` nearer to the beginning of the stack.
  func nearer(by bytes: UInt32) -> StackAddress { StackAddress(address: address &+ bytes) }

  /// Whether a call at this place is further up the stack than one at `other`.
  @inline(__always)
  func isBeyond(_ other: StackAddress) -> Bool {
    Int32(bitPattern: other.address &- address) > 0
  }
}
