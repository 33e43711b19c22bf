/// A place for one disposable at a time: a new one ends the one before it.
public final class SerialDisposable: Disposable {
  /// Whether the place itself has been ended.
  public private(set) var isDisposed = false

  /// The disposable in the place.
  ///
  /// Setting it ends the previous one. An ended place keeps nothing.
  public var inner: (any Disposable)? {
    didSet {
      if oldValue !== inner { oldValue?.dispose() }
      guard isDisposed, let late = inner else { return }
      inner = nil
      late.dispose()
    }
  }

  /// Makes a place, empty or with `inner` in it.
  public init(_ inner: (any Disposable)? = nil) {
    self.inner = inner
  }

  deinit {}

  /// Ends what is in the place, and whatever will be put there.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    inner = nil
  }
}
