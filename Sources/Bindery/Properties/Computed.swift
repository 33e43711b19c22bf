/// Makes a property that is worked out from others.
///
/// What `compute` reads is found out by running it, each time anew. It runs when the value is asked
/// for and something that it has read has changed, and never twice for one change. Readers hear of
/// it only if the new value differs.
///
/// ```swift
/// private(set) lazy var isValid = computed { [unowned self] in !username.isEmpty }
/// ```
///
/// A property that captures its owner `unowned`, as here, is for as long as the owner lives: keep the
/// view model and not only its property.
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
