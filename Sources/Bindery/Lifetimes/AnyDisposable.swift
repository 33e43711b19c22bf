/// A disposable that runs a closure, once, when it is ended.
///
/// It does not run the closure when it is released: wrap it in a ``ScopedDisposable`` for that.
public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?

  /// Whether the closure has run.
  public private(set) var isDisposed = false

  /// Makes a disposable that runs `action` when it is ended.
  public init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Makes a disposable that ends `other`, whatever its type.
  public convenience init(_ other: any Disposable) { self.init { other.dispose() } }

  deinit {}

  /// Ends the disposable without running the closure.
  func forget() {
    isDisposed = true
    action = nil
  }

  /// Runs the closure, the first time.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let action = action
    self.action = nil
    action?()
  }
}
