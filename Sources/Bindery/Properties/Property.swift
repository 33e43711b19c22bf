/// A value that changes over time, to read and to observe, not to write.
///
/// Reading ``value`` inside `observe` or `computed` subscribes to it. All observers of one change
/// see one consistent state, and each hears of it once.
///
/// ```swift
/// let title = computed { "\(repositories.value.count) repositories" }
/// label.text = title.value
/// ```
///
/// A property keeps its own value alive, not the object that it belongs to.
@propertyWrapper
public struct Property<Value> {
  @usableFromInline package let node: PropertyNode<Value>

  @inlinable package init(node: PropertyNode<Value>) { self.node = node }

  /// Makes a property that never changes.
  public init(value: Value) { node = FedNode(value, until: .hasEndedAlready) }

  /// The value now.
  ///
  /// Inside `observe` and `computed`, the reader runs again when it changes.
  @inlinable public var value: Value { node.tracked }

  /// The same as ``value``, for `@Property(capturing: other) var name: String`.
  @inlinable public var wrappedValue: Value { value }

  /// The property itself.
  public var projectedValue: Property { self }
}
