/// Makes a property that is derived from others.
///
/// The dependencies are the properties that the last run of `compute` has read. `compute` runs when
/// the value is read and a dependency has changed, and never twice for one change. Readers are
/// notified only if the new value differs.
///
/// ```swift
/// let badge = computed { [inbox] in "\(inbox.unread) unread" }
/// ```
///
/// The property retains what the closure captures. A property that is derived from its own view
/// model is a ``Computed`` one, which needs no capture list.
///
/// - Parameters:
///   - name: The name in reports; by default the property that it initialises.
///   - file: The file for reports.
///   - line: The line for reports.
///   - compute: Returns the value. It should read and not write.
/// - Returns: A read-only property.
@inlinable
@MainActor
public func computed<Value: Equatable>(
  _ name: StaticString = #function,
  file: StaticString = #fileID,
  line: UInt = #line,
  _ compute: @escaping () -> Value
) -> Property<Value> {
  computed(as: SourceLabel(name, file, line), compute)
}

/// Makes a property that is derived from others, under a label.
@inlinable
package func computed<Value: Equatable>(
  as label: SourceLabel,
  _ compute: @escaping () -> Value
) -> Property<Value> {
  Property(node: ComputedNode(label, areEqual: { $0 == $1 }, compute))
}

/// Makes a property that is derived from others, of a type that the compiler does not know to be
/// comparable.
///
/// If it is not, readers are notified of each change of a dependency.
@inlinable
@MainActor
public func computed<Value>(
  _ name: StaticString = #function,
  file: StaticString = #fileID,
  line: UInt = #line,
  _ compute: @escaping () -> Value
) -> Property<Value> {
  Property(
    node: ComputedNode(SourceLabel(name, file, line), areEqual: Equality.of(Value.self), compute)
  )
}
