public import Bindery

/// One end of a two-way binding: a value that can be read, written and observed.
///
/// View kits make ends of what the user edits; properties and `Binding` are ends already.
@MainActor
public struct BindingEnd<Value> {
  /// Ends with the value, or `nil` where the end of the value is not known.
  let lifetime: Lifetime?
  /// Reads the value; observed.
  let get: () -> Value
  /// Writes a value, and returns whether it was accepted, or ignored on purpose.
  let set: (Value) -> Bool
  /// Whether the user is composing something that must not be overwritten; observed.
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

  /// The end in terms of another type, such as a number as the text of a field.
  ///
  /// ```swift
  /// _ageText <~> _ageInYears.converted(to: { String($0) }, from: { Int($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - convert: Returns the value in the other type.
  ///   - restore: Returns the value for one of the other type, or `nil` where it has none yet. Then
  ///     nothing is written, and the other end stays as it is.
  /// - Returns: The end with the other type.
  public func converted<New>(
    to convert: @escaping (Value) -> New,
    from restore: @escaping (New) -> Value?
  ) -> BindingEnd<New> {
    BindingEnd<New>(
      lifetime: lifetime,
      isComposing: isComposing,
      get: { [get] in convert(get()) },
      taking: { [set] new in restore(new).map(set) ?? true }
    )
  }
}

extension BindingEnd where Value: Equatable {
  /// Makes an end.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime of the value; the binding ends with it.
  ///   - isComposing: Whether the user is composing something that must not be overwritten, such
  ///     as a word of an input method. What it reads is observed: the write follows afterwards.
  ///   - get: Reads the value. What it reads is observed.
  ///   - set: Writes the value. If the value is another one afterwards, the other end gets that.
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
  /// The end in terms of another type; see ``BindingEnd/converted(to:from:)``.
  public func converted<New>(
    to convert: @escaping (Value) -> New,
    from restore: @escaping (New) -> Value?
  ) -> BindingEnd<New> {
    bindingEnd.converted(to: convert, from: restore)
  }
}

extension BindingEnd: BindingEndProvider {
  /// The end itself.
  public var bindingEnd: BindingEnd { self }
}

extension Binding: BindingEndProvider where Value: Equatable {
  /// The end that reads and writes through the binding, and retains what that retains.
  public var bindingEnd: BindingEnd<Value> {
    BindingEnd(lifetime: nil, get: { value }, taking: { write($0) })
  }
}

extension MutableProperty: BindingEndProvider where Value: Equatable {
  /// The end that reads and writes the property, which is not retained.
  public var bindingEnd: BindingEnd<Value> {
    let reflection = reflection
    return BindingEnd(
      lifetime: lifetime,
      get: { reflection.value },
      set: { [weak self] in self?.value = $0 }
    )
  }
}

extension ValidatingProperty: BindingEndProvider where Value: Equatable {
  /// The end that reads and writes the property, which is not retained.
  ///
  /// A refused value stays at the other end, where the user goes on typing; a coerced one is
  /// replaced there.
  public var bindingEnd: BindingEnd<Value> {
    let reflection = reflection
    return BindingEnd(lifetime: lifetime, get: { reflection.value }) { [weak self] new in
      guard let self else { return true }
      value = new
      return result.value.isInvalid || reflection.value == new
    }
  }
}
