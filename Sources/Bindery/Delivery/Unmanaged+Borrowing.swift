extension Unmanaged {
  /// Calls `body` with the object without retaining it.
  ///
  /// A wrapper of the standard library’s function. A closure that main-actor code passes to that
  /// library is checked for its isolation at each call, and one passed to this function is not:
  /// with those checks, sending to one receiver took 46 ns.
  @inlinable @inline(__always)
  package nonisolated func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
