/// A disposable that ends what it holds when it is released.
@MainActor
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// What is ended.
  public let inner: Inner

  /// Whether the inner disposable has been ended.
  public var isDisposed: Bool { inner.isDisposed }

  /// Makes a disposable that ends `inner` at the latest when it is itself released.
  public init(_ inner: Inner) { self.inner = inner }

  isolated deinit { inner.dispose() }

  /// Ends the inner disposable now.
  public func dispose() { inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// Makes a disposable that ends `inner`, of whatever type, at the latest when it is released.
  public convenience init(_ inner: any Disposable) { self.init(AnyDisposable(inner)) }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  /// Adds a member to the composite inside.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable,
    member: (any Disposable)?
  ) -> (any Disposable)? {
    scoped.inner.add(member)
  }

  /// Runs `action` when the composite inside ends.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    scoped.inner.add(action)
  }
}
