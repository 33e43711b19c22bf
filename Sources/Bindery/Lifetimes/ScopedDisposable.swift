/// A disposable that ends what it holds when it is released.
@MainActor
public final class ScopedDisposable: Disposable {
  private let inner: any Disposable

  /// Whether the inner disposable has been ended.
  public var isDisposed: Bool { inner.isDisposed }

  /// Makes a disposable that ends `inner` at the latest when it is itself released.
  public init(_ inner: any Disposable) {
    self.inner = inner
  }

  isolated deinit { inner.dispose() }

  /// Ends the inner disposable now.
  public func dispose() { inner.dispose() }
}
