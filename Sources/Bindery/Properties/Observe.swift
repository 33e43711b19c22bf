/// Calls `body` now, and again after each change of a property that it has read.
///
/// ```swift
/// observation = observe { [weak self] in self?.text = viewModel.title }
/// ```
///
/// - Order: each run determines the dependencies anew. However many of them change in one write or
///   one ``batch(_:)``, `body` runs once. Its own writes are delivered after the current change.
/// - Lifetime: `body` and its captures are retained until the token is disposed of or released. A
///   view or a view model uses `lifetime.observe(self)`, which needs no capture list.
/// - Errors: a cycle, in which `body` changes what it reads without end, is reported to ``Trace``.
/// - Cost: one node; a run allocates nothing as long as the dependencies stay the same.
///
/// `name`, `file` and `line` are for reports. In a class with a member of its own that is called
/// `observe`, write ``ObservationToken/observing(_:file:line:_:)``, or `Bindery.observe` with the
/// name of the module.
///
/// - Returns: A token: the observation ends when it is disposed of or released.
@MainActor
public func observe(
  _ name: StaticString = #function,
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping () -> Void
) -> ObservationToken {
  observe(as: SourceLabel(name, file, line), body)
}

/// Calls `body` with the old and the new value each time the value at `keyPath` has changed.
///
/// The path may lead through several properties; changes of any of them count. `root` is not
/// retained.
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
///   - initial: Whether to call `body` at once with the present value; `old` is then `nil`.
///   - name: The name of the observer in reports.
///   - file: The file for reports.
///   - line: The line for reports.
///   - body: The work. What it reads is not observed.
/// - Returns: A token: the observation ends when it is disposed of or released.
@MainActor
public func observe<Root: AnyObject, Value: Equatable>(
  _ root: Root,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool = false,
  name: StaticString = #function,
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping (_ old: Value?, _ new: Value) -> Void
) -> ObservationToken {
  observePath(
    from: { [weak root] in root },
    keyPath,
    initial: initial,
    label: SourceLabel(name, file, line),
    areEqual: { $0 == $1 },
    body
  )
}

/// Calls `body` after each change of a property on the path to the value.
///
/// Every write counts, because the values cannot be compared. `root` is not retained. With
/// `initial`, `body` is also called at once, with `nil` as the old value; what it reads is not
/// observed. `name`, `file` and `line` are for reports.
///
/// - Returns: A token: the observation ends when it is disposed of or released.
@MainActor
public func observe<Root: AnyObject, Value>(
  _ root: Root,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool = false,
  name: StaticString = #function,
  file: StaticString = #fileID,
  line: UInt = #line,
  _ body: @escaping (_ old: Value?, _ new: Value) -> Void
) -> ObservationToken {
  observePath(
    from: { [weak root] in root },
    keyPath,
    initial: initial,
    label: SourceLabel(name, file, line),
    areEqual: { _, _ in false },
    body
  )
}

/// Calls `body` now and after each change of a property that it has read, under a label.
package func observe(as label: SourceLabel, _ body: @escaping () -> Void) -> ObservationToken {
  let effect = Effect(label, body)
  let token = ObservationToken(effect)
  effect.start()
  return token
}

/// Observes a path while `root` returns an object.
func observePath<Root: AnyObject, Value>(
  from root: @escaping () -> Root?,
  _ keyPath: KeyPath<Root, Value>,
  initial: Bool,
  label: SourceLabel,
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
  return observe(as: label) {
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
