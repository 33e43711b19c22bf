/// A disposable that disposes of another one when it is released.
///
/// ```swift
/// let scoped = ScopedDisposable(CompositeDisposable())
/// scoped += viewModel.reload.onValue { books in print(books.count) }
/// scoped.dispose()  // as its release does
/// print(scoped.isDisposed, scoped.inner.isDisposed)  // true true
/// ```
@MainActor
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// The other disposable.
  public let inner: Inner

  /// Whether the inner disposable has been ended.
  public var isDisposed: Bool { inner.isDisposed }

  /// Makes a disposable that disposes of `inner`, at the latest when it is itself released.
  public init(_ inner: Inner) { self.inner = inner }

  isolated deinit { inner.dispose() }

  /// Disposes of the inner disposable now.
  public func dispose() { inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// Makes a disposable that disposes of `inner`, of any type, at the latest when it is released.
  public convenience init(_ inner: any Disposable) { self.init(AnyDisposable(inner)) }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  /// Adds a member to the inner composite.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable,
    member: (any Disposable)?
  ) -> (any Disposable)? {
    scoped.inner.add(member)
  }

  /// Calls `action` when the inner composite ends.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    scoped.inner.add(action)
  }
}
