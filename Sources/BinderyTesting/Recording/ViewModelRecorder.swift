import Bindery

/// Records each change of a view model's stored properties, all of which a test has to expect.
///
/// ```swift
/// try await recordChanges(of: viewModel) { changes in
///   viewModel.query = "swift"
///   try changes.expect("query", from: "", to: "swift")
///   try changes.expect("isSearching", from: false, to: true)
/// }
/// ```
///
/// - It finds the stored properties by reflection, those of superclasses too, except for what
///   `ViewModel` itself has. Computed properties follow from these.
/// - The changes are in the order in which they were made, except that a change that a binding
///   (`<~`) makes stands before the change that caused it. Writing an equal value is no change, where
///   values can be compared.
/// - At the end every change must have been expected: one that is not shows a fault of the view
///   model or of the test.
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

  /// The changes that are not expected yet, each in one line.
  public var unexpected: [String] {
    var lines: [String] = []
    for change in changes { lines.append(change.summary) }
    return lines
  }

  /// Expects the next change to be this one, and removes it from those to be expected.
  ///
  /// - Throws: ``UnexpectedChange``, which shows what was expected and what happened.
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

  /// Expects that nothing has changed since the last expectation.
  ///
  /// - Throws: ``UnexpectedChange``, which shows all that has.
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

/// Runs `body` while the changes of a view model are recorded, and fails if one of them was not
/// expected.
///
/// - Throws: ``UnexpectedChange``, or what `body` throws.
@MainActor
public func recordChanges(
  of viewModel: AnyObject,
  _ body: @MainActor (ViewModelRecorder) async throws -> Void
) async throws {
  let recorder = ViewModelRecorder(viewModel)
  try await body(recorder)
  try recorder.expectNothingMore()
}
