import BinderySignals

/// Records the changes of a view model's state; a test must expect all of them.
///
/// ```swift
/// try await recordChanges(of: viewModel) { changes in
///   viewModel.query = "swift"
///   try changes.expect("query", from: "", to: "swift")
///   try changes.expect("isSearching", from: false, to: true)
/// }
/// ```
///
/// - What is recorded: stored properties, derived ones (`@Computed`, `Property`), the phase, the
///   `latest` error of the funnel, and of each command `isEnabled`, `isExecuting`, `progress` and
///   the `result`: the value or the error of an execution. The same of the objects that the view
///   model stores, in variables, properties, optionals, collections and enums: child view models,
///   lists, and other objects with properties. Their names are paths: `rows[0].title`,
///   `save.result`.
/// - What is not recorded: signals, which a ``TestObserver`` observes, requests of navigation,
///   which a ``NavigationRecorder`` has, plain variables, what is computed without `@Computed`, and
///   the state of actors.
/// - The stored properties of `@Observable` objects are compared at each other change and at each
///   expectation, so of several changes in between only the last value is seen.
/// - An object or a lazy variable is recorded from the next change or expectation on after it was
///   stored or made; a lazy command from its first execution on.
/// - The changes are in the order in which they were made: those of derived values after the batch,
///   and a change by a binding (`<~`) before the change that caused it. Writing an equal value is
///   no change if values are `Equatable`.
/// - At the end every change must have been expected. Any other one is a fault of the view model or
///   of the test.
@MainActor
public final class ViewModelRecorder {
  private weak var root: AnyObject?
  private var changes: [RecordedChange] = []
  private var names: Set<String> = []
  private var values: [StateMember.ID: RecordedValue] = [:]
  private var objects: Set<ObjectIdentifier> = []
  private var isSearching = false
  /// The number of reasons to search for state, so that a search follows at the end of a batch.
  private let reasons = MutableProperty(0)
  private let lifetime = Lifetime()

  init(_ viewModel: AnyObject) {
    root = viewModel
    lifetime += Bindery.observe("recordChanges") { [weak self] in
      guard let self else { return }
      _ = reasons.value
      untracked { self.search() }
    }
    lifetime += Trace.observeQuietly { [weak self] event in
      // A lazy command has been stored by now.
      if case .commandStarted = event { self?.search() }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The recorded changes that no expectation has matched yet, each in one line.
  public var unexpected: [String] {
    search()
    return changes.map(\.summary)
  }

  /// Compares the next recorded change with this one, and removes it.
  ///
  /// - Throws: ``UnexpectedChange`` with the expected and the recorded change.
  public func expect<Value: Equatable>(
    _ name: String,
    from old: Value,
    to new: Value
  ) throws(UnexpectedChange) {
    let expected = RecordedChange(name: name, old: old, new: new)
    let next = try next(name, expected.summary)
    guard next.name == name, next.old as? Value == old, next.new as? Value == new else {
      throw .different(expected: expected, happened: next)
    }
    changes.removeFirst()
  }

  /// Expects that the next recorded change is one of `name`, whatever its values, and removes it.
  ///
  /// For values that cannot be compared, such as the result of a command without one.
  ///
  /// - Throws: ``UnexpectedChange`` with the recorded change.
  public func expect(_ name: String) throws(UnexpectedChange) {
    let next = try next(name, "\(name): any change")
    guard next.name == name else { throw .other(expected: name, happened: next) }
    changes.removeFirst()
  }

  /// Fails if anything has changed since the last expectation.
  ///
  /// - Throws: ``UnexpectedChange`` with all changes since then.
  public func expectNothingMore() throws(UnexpectedChange) {
    search()
    if !changes.isEmpty { throw .unasserted(changes) }
  }

  private func next(_ name: String, _ expected: String) throws(UnexpectedChange) -> RecordedChange {
    search()
    guard names.contains(name) else { throw .unknown(name, known: names.sorted()) }
    guard let next = changes.first else { throw .missing(expected) }
    return next
  }

  /// Finds the state that is there now, and observes what is new.
  private func search() {
    // A property must not be read during its own change in place.
    guard let root, !isSearching, !Graph.hasChangeInPlace else { return }
    isSearching = true
    untracked {
      let walk = StateWalk(root, known: objects)
      var gone = values
      for found in walk.members {
        gone[found.member.id] = nil
        if let value = values[found.member.id] {
          update(value, found)
        } else {
          begin(found)
        }
      }
      for id in gone.keys { values[id] = nil }
      objects = walk.objects
    }
    isSearching = false
  }

  private func update(_ value: RecordedValue, _ found: StateWalk.Found) {
    value.name = found.path
    names.insert(found.path)
    guard found.member.observe == nil else { return }
    record(value.change(to: found.member.current, isObserved: false))
  }

  private func begin(_ found: StateWalk.Found) {
    let member = found.member
    let value = RecordedValue(name: found.path, last: member.current)
    names.insert(found.path)
    values[member.id] = value
    if found.isLate, let first = member.first {
      value.last = first
      record(value.change(to: member.current, isObserved: true))
    }
    value.observation = member.observe? { [weak self, weak value] new in
      guard let self, let value else { return }
      record(value.change(to: new, isObserved: true))
      reasons.value += 1
    }
  }

  private func record(_ change: RecordedChange?) {
    if let change { changes.append(change) }
  }
}

/// Records the changes of a view model while `body` runs, and fails if one of them was not
/// expected.
///
/// ``ViewModelRecorder`` says which changes are recorded.
///
/// - Throws: ``UnexpectedChange``, or the error of `body`.
@MainActor
public func recordChanges(
  of viewModel: AnyObject,
  _ body: @MainActor (ViewModelRecorder) async throws -> Void
) async throws {
  let recorder = ViewModelRecorder(viewModel)
  try await body(recorder)
  try recorder.expectNothingMore()
}
