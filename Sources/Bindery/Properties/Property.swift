/// A value that changes over time, and can be read and observed but not written.
///
/// Reading ``value`` inside `observe` or `computed` subscribes to it. All observers of one change
/// see one consistent state, and each is notified once.
///
/// ```swift
/// let title = computed { "\(repositories.value.count) repositories" }
/// label.text = title.value
/// ```
///
/// - Order: observers run in the order in which they became dependent on what has changed.
/// - Lifetime: a property retains its value, not the object that it belongs to. One that is derived
///   keeps its last value after the release of its sources.
/// - Errors: a property cannot fail. A cycle of derived properties is reported to ``Trace``.
/// - Cost: a value around one node; a read of a stored property is a load and a test.
///
/// A constant is one too:
///
/// ```swift
/// let name = Property(value: "Bindery")
/// print(name.wrappedValue, name.projectedValue.value)  // Bindery Bindery
/// ```
@propertyWrapper
public struct Property<Value> {
  @usableFromInline package let node: PropertyNode<Value>

  @inlinable package init(node: PropertyNode<Value>) { self.node = node }

  /// Makes a property that never changes.
  public init(value: Value) { node = FedNode(value, until: .hasEndedAlready) }

  /// The present value.
  ///
  /// Reading it inside `observe` or `computed` subscribes.
  @inlinable public var value: Value { node.tracked }

  /// The present value, for `@Property(capturing: other) var name: String`.
  ///
  /// Reading it inside `observe` or `computed` subscribes.
  @inlinable public var wrappedValue: Value { value }

  /// The property itself.
  public var projectedValue: Property { self }
}
