/// A container of one disposable at a time, which disposes of the previous one when it is set.
public final class SerialDisposable: Disposable {
  /// Whether the container has been disposed of.
  public private(set) var isDisposed = false

  /// The contained disposable.
  ///
  /// Setting it disposes of the previous one. After the end, a new one is disposed of at once.
  public var inner: (any Disposable)? {
    didSet {
      if oldValue !== inner { oldValue?.dispose() }
      guard isDisposed, let late = inner else { return }
      inner = nil
      late.dispose()
    }
  }

  /// Makes a container, empty or with `inner`.
  public init(_ inner: (any Disposable)? = nil) {
    self.inner = inner
  }

  deinit {}

  /// Disposes of the contained disposable, and of each that is set later.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    inner = nil
  }
}
