public import Bindery

/// One end of a two-way binding: a place whose value can be read, written and heard of.
///
/// View kits make ends of what a person edits; properties and `Binding` are ends already.
@MainActor
public struct BindingEnd<Value> {
  /// Ends with the place, or `nil` where nobody can tell.
  let lifetime: Lifetime?
  /// Reads the value; observed.
  let get: () -> Value
  /// Writes a value, and tells whether the place has it now, or leaves it alone on purpose.
  let set: (Value) -> Bool
  /// Whether a person is in the middle of something that must not be written over; observed.
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
  /// _age <~> Binding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - convert: How the value looks at the other end.
  ///   - restore: What the other end’s value means; `nil` where it means nothing yet. Then nothing
  ///     is written, and what was typed stays as it is.
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
  ///   - lifetime: How long the place is there; the binding ends with it.
  ///   - isComposing: Whether a person is in the middle of something that must not be written over,
  ///     such as a word of an input method. Tracked: the write comes when it is over.
  ///   - get: Reads the value. Tracked: what it reads is observed.
  ///   - set: Writes the value. The place may make another of it, which then goes back.
  public init(
    lifetime: Lifetime?,
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

/// Something that can be an end of a two-way binding with `<~>`.
@MainActor
public protocol BindingEndProvider<Value> {
  /// What both ends have.
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
  /// The end that reads and writes through the binding, and keeps what it is made from.
  public var bindingEnd: BindingEnd<Value> {
    BindingEnd(lifetime: nil, get: { value }, set: { value = $0 })
  }
}

extension MutableProperty: BindingEndProvider where Value: Equatable {
  /// The end that reads and writes the property, which is not kept alive.
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
  /// The end that reads and writes the property, which is not kept alive.
  ///
  /// What is refused stays at the other end, where a person goes on typing; what is coerced is
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
