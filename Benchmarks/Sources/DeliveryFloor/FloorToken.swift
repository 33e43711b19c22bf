/// Ends an observation of a ``FloorSource``.
public final class FloorToken {
  @usableFromInline var cancel: (() -> Void)?

  @inlinable
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  /// Ends the observation, the first time.
  @inlinable
  public func dispose() {
    let cancel = cancel
    self.cancel = nil
    cancel?()
  }
}
