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
/// A property retains its value, not the object that it belongs to.
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

  /// The same as ``value``, for `@Property(capturing: other) var name: String`.
  @inlinable public var wrappedValue: Value { value }

  /// The property itself.
  public var projectedValue: Property { self }
}
