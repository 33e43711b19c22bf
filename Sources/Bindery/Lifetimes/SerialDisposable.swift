/// A container of one disposable at a time, which disposes of the previous one when it is set.
///
/// ```swift
/// search.inner = library.observe(words)  // ends the observation of the words before
/// ```
///
/// - Order: the new disposable is stored before the previous one is disposed of.
/// - Lifetime: the container retains the disposable. Releasing the container disposes of nothing.
/// - Errors: after the end, a disposable that is set is disposed of at once.
/// - Cost: one object.
///
/// It ends with what it contains:
///
/// ```swift
/// let search = SerialDisposable()
/// search.inner = library.observe(words)
/// search.dispose()  // ends the observation, and each that is set later
/// print(search.isDisposed)  // true
/// ```
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
