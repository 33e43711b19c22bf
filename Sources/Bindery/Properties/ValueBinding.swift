/// A reference to a value that a view both shows and changes, for two-way bindings.
///
/// A binding is made from a writable key path, so the compiler refuses one on a `private(set)`
/// property:
///
/// ```swift
/// let username = ValueBinding(viewModel, \.username)
/// username.value = "mona"
/// ```
///
/// - Order: a write through the binding is a write of the property.
/// - Lifetime: a binding made from an object retains it. Views are released before their view
///   models.
/// - Errors: a path that the caller may not write does not compile.
/// - Cost: two closures; a write through a key path costs more than a direct one.
public struct ValueBinding<Value> {
  private let get: () -> Value
  /// Writes a value.
  ///
  /// - Returns: Whether the value was accepted, or ignored on purpose; `nil` where only a
  ///   comparison with the value afterwards can tell.
  private let set: (Value) -> Bool?

  private init(get: @escaping () -> Value, reporting set: @escaping (Value) -> Bool?) {
    self.get = get
    self.set = set
  }

  /// Makes a binding from a closure that reads the value and one that writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { new -> Bool? in
      set(new)
      return nil
    }
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
    nonmutating set { _ = set(newValue) }
  }
}

extension ValueBinding where Value: Equatable {
  /// Returns a binding to the same value in another type, such as a number as the text of a field.
  ///
  /// ```swift
  /// let text = ValueBinding(reader, \.age).converted(to: { String($0) }, from: { Int($0) })
  /// text.value = "37"
  /// ```
  ///
  /// - Parameters:
  ///   - convert: Returns the value in the other type.
  ///   - restore: Returns the value for one of the other type, or `nil` if there is none. Then
  ///     nothing is written, and a two-way binding leaves the other end as it is.
  /// - Returns: A binding that retains what this one retains.
  public func converted<New>(
    to convert: @escaping (Value) -> New,
    from restore: @escaping (New) -> Value?
  ) -> ValueBinding<New> {
    ValueBinding<New>(get: { convert(value) }) { new -> Bool? in
      guard let value = restore(new) else { return true }
      return write(value)
    }
  }

  /// Writes `new`.
  ///
  /// - Returns: Whether the value was accepted, or ignored on purpose.
  package func write(_ new: Value) -> Bool { set(new) ?? (get() == new) }
}
