extension ValueBinding {
  /// Rejects a property that the caller may not write; the message says so.
  @available(
    *,
    unavailable,
    message:
      "a ValueBinding writes its property, which is read-only here: remove its private(set), or show it with lifetime.observe(self) { … }"
  )
  public init<Object: AnyObject>(_ object: Object, _ keyPath: KeyPath<Object, Value>) {
    unavailable()
  }

  /// Rejects a value in place of a property; the message names the two arguments.
  @available(
    *,
    unavailable,
    message: "name the object and its property, not the value: ValueBinding(viewModel, \\.query)"
  )
  public init(_ value: Value) { unavailable() }
}
