/// A disposable that calls a closure, once, when it is disposed of.
///
/// Releasing it does not call the closure: wrap it in a ``ScopedDisposable`` for that.
///
/// ```swift
/// let running = AnyDisposable { sensor.stop() }
/// running.dispose()  // stops the sensor
/// print(running.isDisposed)  // true
/// ```
public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?

  /// Whether the closure was called, or the disposable was disposed of without it.
  public private(set) var isDisposed = false

  /// Makes a disposable that calls `action` when it is disposed of.
  public init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Makes a disposable that disposes of `other`, of any type.
  public convenience init(_ other: any Disposable) { self.init { other.dispose() } }

  deinit {}

  /// Disposes of it without calling the closure.
  func forget() {
    isDisposed = true
    action = nil
  }

  /// Calls the closure, the first time.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let action = action
    self.action = nil
    action?()
  }
}
