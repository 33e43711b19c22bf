import Bindery

/// Records the changes of a view model's stored properties; a test must expect all of them.
///
/// ```swift
/// try await recordChanges(of: viewModel) { changes in
///   viewModel.query = "swift"
///   try changes.expect("query", from: "", to: "swift")
///   try changes.expect("isSearching", from: false, to: true)
/// }
/// ```
///
/// - The recorder finds the stored properties by reflection, also those of superclasses, except for
///   the ones of `ViewModel` itself. Computed properties are not recorded.
/// - The changes are in the order in which they were made, except that a change by a binding (`<~`)
///   precedes the change that caused it. Writing an equal value is no change if values are
///   `Equatable`.
/// - At the end every change must have been expected. Any other one is a fault of the view model or
///   of the test.
@MainActor
public final class ViewModelRecorder {
  private var changes: [RecordedChange] = []
  private var names: Set<String> = []
  private let lifetime = Lifetime()

  init(_ viewModel: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: viewModel)
    while let level = mirror, level.subjectType != ViewModel.self {
      for child in level.children { record(child) }
      mirror = level.superclassMirror
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The recorded changes that no expectation has matched yet, each in one line.
  public var unexpected: [String] {
    var lines: [String] = []
    for change in changes { lines.append(change.summary) }
    return lines
  }

  /// Compares the next recorded change with this one, and removes it.
  ///
  /// - Throws: ``UnexpectedChange`` with the expected and the recorded change.
  public func expect<Value: Equatable>(
    _ name: String,
    from old: Value,
    to new: Value
  ) throws(UnexpectedChange) {
    guard names.contains(name) else { throw .unknown(name, known: names.sorted()) }
    let expected = RecordedChange(name: name, old: old, new: new)
    guard let next = changes.first else { throw .missing(expected.summary) }
    guard next.name == name, next.old as? Value == old, next.new as? Value == new else {
      throw .different(expected: expected, happened: next)
    }
    changes.removeFirst()
  }

  /// Fails if anything has changed since the last expectation.
  ///
  /// - Throws: ``UnexpectedChange`` with all changes since then.
  public func expectNothingMore() throws(UnexpectedChange) {
    if !changes.isEmpty { throw .unasserted(changes) }
  }

  private func record(_ child: Mirror.Child) {
    guard let property = child.value as? any RecordableProperty, let label = child.label else {
      return
    }
    // The storage of a wrapped property is named after it, with an underscore.
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    names.insert(name)
    lifetime += property.onWrite { [weak self] old, new in
      self?.changes.append(RecordedChange(name: name, old: old, new: new))
    }
  }
}

/// Records the changes of a view model while `body` runs, and fails if one of them was not
/// expected.
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
