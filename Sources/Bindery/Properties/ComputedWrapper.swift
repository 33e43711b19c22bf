/// A property wrapper that derives a value from the other properties of its owner.
///
/// ```swift
/// final class LoginViewModel: ViewModel {
///   @MutableProperty var username = ""
///   @Computed({ (viewModel: LoginViewModel) in !viewModel.username.isEmpty }) var isValid
/// }
///
/// label.text = viewModel.isValid ? "" : "Enter a name"  // $isValid is the Property<Bool>
/// ```
///
/// - Dependencies: reading the value inside `observe` or another derived value subscribes. The
///   closure runs when the value is read and a dependency has changed, never twice for one change.
///   A result equal to the one before notifies no observer, where the value is `Equatable`.
/// - Lifetime: the owner is held weakly and retained while the closure runs, so no capture list is
///   needed. A `$property` that outlives its owner keeps its last value.
/// - Order: observers see one consistent value for each change, however many paths lead to it.
/// - Errors: a cycle of derived values is reported to ``Trace``; at the first read of a value, it
///   ends the program.
/// - Cost: one node, allocated when the value is first read. In an optimised build a read costs
///   what a read of a property made with `computed` costs.
///
/// The owner has to be a class. Pass a closure that reads no owner to `computed` instead.
@MainActor
@propertyWrapper
public final class Computed<Owner: AnyObject, Value> {
  // No access to these lasts while foreign code runs, so accesses are not checked.
  @usableFromInline @safe @exclusivity(unchecked) var node: ComputedNode<Value>?
  /// The same node, which can be read without a retain.
  @usableFromInline @safe @exclusivity(unchecked) var borrowed: Borrowed<ComputedNode<Value>>?
  @usableFromInline let derive: (Owner) -> Value
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  @usableFromInline let label: SourceLabel

  /// Makes a wrapper for a value that the compiler does not know to be comparable.
  ///
  /// If it is not, readers are notified of each change of a dependency.
  ///
  /// - Parameters:
  ///   - label: The name in reports while there is no owner; by default its class.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - derive: Returns the value. It should read and not write.
  @inlinable
  public convenience init(
    label: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ derive: @escaping (Owner) -> Value
  ) {
    self.init(SourceLabel(label, file, line), areEqual: Equality.of(Value.self), derive)
  }

  @inlinable
  init(
    _ label: SourceLabel,
    areEqual: ((Value, Value) -> Bool)?,
    _ derive: @escaping (Owner) -> Value
  ) {
    self.label = label
    self.areEqual = areEqual
    self.derive = derive
  }

  deinit {}

  /// Unavailable: the value belongs to a class that owns the wrapper.
  ///
  /// Every property wrapper has to declare it, also where the subscript below is used in its place.
  @available(*, unavailable, message: "@Computed is a wrapper for the properties of a class")
  public var wrappedValue: Value { unavailable() }

  /// Unavailable: the property belongs to a class that owns the wrapper.
  ///
  /// Declared for the type of `$name`.
  @available(*, unavailable, message: "@Computed is a wrapper for the properties of a class")
  public var projectedValue: Property<Value> { unavailable() }

  /// Returns the value for `owner`, and records the read.
  @inlinable
  public static subscript(
    _enclosingInstance owner: Owner,
    wrapped wrapped: KeyPath<Owner, Value>,
    storage storage: KeyPath<Owner, Computed>
  ) -> Value {
    let computed = owner[keyPath: storage]
    guard let node = computed.borrowed else { return computed.makeNode(for: owner).tracked }
    return node.borrow { $0.tracked }
  }

  /// Returns the read-only property of `owner`.
  ///
  /// The value is derived now if it never was, so that there is one to keep.
  @inlinable
  public static subscript(
    _enclosingInstance owner: Owner,
    projected projected: KeyPath<Owner, Property<Value>>,
    storage storage: KeyPath<Owner, Computed>
  ) -> Property<Value> {
    let computed = owner[keyPath: storage]
    return Property(node: computed.node ?? computed.makeNode(for: owner))
  }

  /// Makes the node and derives its first value, so that it has one to keep after the owner's
  /// release.
  @inlinable @inline(never)
  func makeNode(for owner: Owner) -> ComputedNode<Value> {
    let made = ComputedNode(label, areEqual: areEqual, of: owner, derive)
    node = made
    borrowed = Borrowed(made)
    made.refresh()
    // Weak references to an owner that is being deinitialised are `nil` already.
    if made.cache == nil { made.cache = derive(owner) }
    return made
  }
}

extension Computed where Value: Equatable {
  /// Makes a wrapper; a result equal to the one before notifies no reader.
  ///
  /// - Parameters:
  ///   - label: The name in reports while there is no owner; by default its class.
  ///   - file: The file for reports.
  ///   - line: The line for reports.
  ///   - derive: Returns the value. It should read and not write.
  @inlinable
  public convenience init(
    label: StaticString = #function,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ derive: @escaping (Owner) -> Value
  ) {
    self.init(SourceLabel(label, file, line), areEqual: { $0 == $1 }, derive)
  }
}

extension Computed: ComputedProperty {
  func owns(_ node: AnyObject) -> Bool { self.node === node }
}
