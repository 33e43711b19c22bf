public import Bindery

/// One side of a two-way binding: a value that can be read, written and observed.
///
/// View kits make ends for values that the user edits. Properties and `ValueBinding` are ends
/// already.
@MainActor
public struct BindingEnd<Value> {
  /// A lifetime that ends with the value, or `nil` where that is unknown.
  let lifetime: Lifetime?
  /// Reads the value.
  ///
  /// The read is observed.
  package let get: () -> Value
  /// Writes a value, and returns false if the end now holds another value that has to be written
  /// back.
  package let set: (Value) -> Bool
  /// Returns whether the user is composing text that must not be overwritten.
  ///
  /// The read is observed.
  let isComposing: () -> Bool

  init(
    lifetime: Lifetime?,
    isComposing: @escaping () -> Bool = { false },
    get: @escaping () -> Value,
    taking set: @escaping (Value) -> Bool
  ) {
    self.lifetime = lifetime
    self.get = get
    self.set = set
    self.isComposing = isComposing
  }
}

extension BindingEnd where Value: Equatable {
  /// Makes an end.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the value. The binding ends with it.
  ///   - isComposing: Returns whether the user is composing text that must not be overwritten, such
  ///     as a word of an input method. Its reads are observed; a write that was held back follows
  ///     when it returns false.
  ///   - get: Reads the value. Its reads are observed.
  ///   - set: Writes the value. If `get` then returns another value, that value is written to the
  ///     other end.
  public init(
    lifetime: Lifetime,
    isComposing: @escaping () -> Bool = { false },
    get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.init(lifetime: lifetime, isComposing: isComposing, get: get) { new in
      set(new)
      return get() == new
    }
  }
}

/// A value that can be an end of a two-way binding with `<~>`.
@MainActor
public protocol BindingEndProvider<Value> {
  /// The type of the value.
  associatedtype Value
  /// The end.
  var bindingEnd: BindingEnd<Value> { get }
}

extension BindingEndProvider {
  /// Returns an end of another type that converts the value, such as a number as the text of a
  /// field.
  ///
  /// ```swift
  /// _ageText <~> _ageInYears.converted(to: { String($0) }, from: { Int($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - convert: Converts the value to the other type.
  ///   - restore: Converts a value of the other type back, or returns `nil` where that is not
  ///     possible yet. After `nil` nothing is written, and the other end keeps its value.
  /// - Returns: An end of the other type.
  public func converted<New>(
    to convert: @escaping (Value) -> New,
    from restore: @escaping (New) -> Value?
  ) -> BindingEnd<New> {
    let end = bindingEnd
    return BindingEnd<New>(
      lifetime: end.lifetime,
      isComposing: end.isComposing,
      get: { [get = end.get] in convert(get()) },
      taking: { [set = end.set] new in restore(new).map(set) ?? true }
    )
  }
}

extension BindingEnd: BindingEndProvider {
  /// The end itself.
  public var bindingEnd: BindingEnd { self }
}

extension ValueBinding: BindingEndProvider where Value: Equatable {
  /// An end that reads and writes through the binding, and retains what the binding retains.
  public var bindingEnd: BindingEnd<Value> {
    BindingEnd(lifetime: nil, get: { value }, taking: { write($0) })
  }
}

extension MutableProperty: BindingEndProvider where Value: Equatable {
  /// An end that reads and writes the property without retaining it.
  public var bindingEnd: BindingEnd<Value> {
    let reflection = reflection
    return BindingEnd(
      lifetime: lifetime,
      get: { reflection.value },
      set: { [weak self] in self?.value = $0 }
    )
  }
}
