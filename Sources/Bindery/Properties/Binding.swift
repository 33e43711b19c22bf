/// A value that a view may both show and change: the handle for two-way bindings.
///
/// Made from a writable key path, so that the compiler refuses one on a `private(set)` property:
///
/// ```swift
/// let username = Binding(viewModel, \.username)
/// username.value = "mona"
/// ```
///
/// A binding made from an object keeps it alive; views are outlived by their view models anyway.
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from a way to read the value and a way to write it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding to the value at a writable path of `object`.
  public init<Object: AnyObject>(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// The value.
  ///
  /// Reading it inside `observe` subscribes.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
