/// Makes a property that is derived from others.
///
/// The dependencies are the properties that the last run of `compute` has read. It runs when the
/// value is read and a dependency has changed, and never twice for one change. Readers are notified
/// only if the new value differs.
///
/// ```swift
/// let badge = computed { [inbox] in "\(inbox.unread) unread" }
/// ```
///
/// The property retains what the closure captures. A property that is derived from its own view
/// model is a ``Computed`` one, which needs no capture list.
///
/// - Parameters:
///   - name: What to call it when a cycle is reported; by default the property it initialises.
///   - compute: Works out the value. It should read and not write.
/// - Returns: A property that nobody can write.
@inlinable
@MainActor
public func computed<Value: Equatable>(
  _ name: StaticString = #function,
  _ compute: @escaping () -> Value
) -> Property<Value> {
  Property(node: ComputedNode(name, areEqual: { $0 == $1 }, compute))
}

/// Makes a property that is worked out from others, of a type that cannot be compared.
///
/// Readers hear of it each time something that it has read has changed.
@inlinable
@MainActor
public func computed<Value>(
  _ name: StaticString = #function,
  _ compute: @escaping () -> Value
) -> Property<Value> {
  Property(node: ComputedNode(name, areEqual: nil, compute))
}
