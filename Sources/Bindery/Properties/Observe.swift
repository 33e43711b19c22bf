/// Runs `body` now, and again whenever something that it has read has changed.
///
/// What it reads is found out each time anew. However many of the things it reads change in one
/// write or one ``batch(_:)``, it runs once. What it writes is delivered after the current change.
///
/// - Returns: A token: the observation ends when it is disposed of or released.
@MainActor
public func observe(
  _ name: StaticString = #function,
  _ body: @escaping () -> Void
) -> ObservationToken {
  ObservationToken(Effect(name, body))
}

/// Calls `body` with the old and the new value each time the value at `keyPath` has changed.
///
/// The path may lead through several properties; changes of any of them count. `root` is not kept
/// alive.
///
/// ```swift
/// token = observe(viewModel, \.followCommand.isExecuting, initial: true) { [spinner] _, new in
///   spinner.isHidden = !new
/// }
/// ```
///
/// - Parameters:
///   - root: The object at which the path begins.
///   - keyPath: The path to the value.
///   - initial: Whether to call `body` at once with the value as it is; `old` is `nil` then.
///   - name: What to call the observer when a cycle is reported.
///   - body: What to do. What it reads is not observed.
/// - Returns: A token: the observation ends when it is disposed of or released.
@MainActor
public func observe<Root: AnyObject, Value: Equatable>(
  _ root: Root,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool = false,
  name: StaticString = #function,
  _ body: @escaping (_ old: Value?, _ new: Value) -> Void
) -> ObservationToken {
  observePath(
    from: { [weak root] in root },
    keyPath,
    initial: initial,
    name: name,
    areEqual: { $0 == $1 },
    body
  )
}

/// Calls `body` each time something on the path to the value has changed.
///
/// For values that cannot be compared, every write counts. See the version for `Equatable` values.
@MainActor
public func observe<Root: AnyObject, Value>(
  _ root: Root,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool = false,
  name: StaticString = #function,
  _ body: @escaping (_ old: Value?, _ new: Value) -> Void
) -> ObservationToken {
  observePath(
    from: { [weak root] in root },
    keyPath,
    initial: initial,
    name: name,
    areEqual: { _, _ in false },
    body
  )
}

/// Observes a path for as long as `root` returns an object.
func observePath<Root: AnyObject, Value>(
  from root: @escaping () -> Root?,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool,
  name: StaticString,
  areEqual: @escaping (Value, Value) -> Bool,
  _ body: @escaping (Value?, Value) -> Void
) -> ObservationToken {
  var last: Value?
  var change: (old: Value?, new: Value)?
  var isFirst = true
  let react = {
    guard let (old, new) = change else { return }
    change = nil
    body(old, new)
  }
  return observe(name) {
    guard let root = root() else { return Effect.disposeRunning() }
    let new = root[keyPath: keyPath]
    let old = last
    last = new
    let isDue = isFirst ? initial : old.map { !areEqual($0, new) } ?? true
    isFirst = false
    guard isDue else { return }
    change = (old, new)
    // After the run: the standard library tracks all that a run reads of an `@Observable` object.
    Effect.afterRun(react)
  }
}
