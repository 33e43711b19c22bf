public import Bindery

extension PropertyProtocol {
  /// A property of the values that pass `predicate`, and `initial` until one has.
  ///
  /// Eager: every change is followed from now on.
  public func filter(
    initial: Value,
    _ predicate: @escaping (Value) -> Bool
  ) -> Property<Value> {
    stepping("filter") { last, value in
      if predicate(value) { return value }
      return last == nil ? initial : nil
    }
  }

  /// A property of the value and the one before it, which is `initial` at first.
  ///
  /// Eager: every change is followed from now on.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    stepping("combinePrevious") { last, value in (last?.1 ?? initial, value) }
  }

  /// A property that takes on only values whose identity it has never had.
  ///
  /// Eager: every change is followed from now on. It keeps all identities.
  public func uniqueValues<Identity: Hashable>(
    _ identity: @escaping (Value) -> Identity
  ) -> Property<Value> {
    var seen: Set<Identity> = []
    return stepping("uniqueValues") { _, value in
      seen.contains(identity(value)) ? nil : value
    } committing: {
      seen.insert(identity($0))
    }
  }

  /// A property that goes on from its last value with each change of this one.
  ///
  /// - Parameters:
  ///   - name: The name of the operator, for reports.
  ///   - step: Makes the next value without side effects, or `nil` to keep the last, of which there
  ///     is none at first.
  ///   - commit: Called with each value from which a later step starts.
  /// - Returns: The property of the steps.
  private func stepping<New>(
    _ name: SourceLabel,
    _ step: @escaping (_ last: New?, Value) -> New?,
    committing commit: @escaping (New) -> Void = { _ in }
  ) -> Property<New> {
    let stepper = Stepper(name, from: reflection, step, committing: commit)
    return Property<New>(deriving: name, until: stepper.property.node.ending) {
      stepper.property.value
    }
  }
}

extension PropertyProtocol where Value: Hashable {
  /// A property that takes on only values that it has never had; see ``uniqueValues(_:)``.
  public func uniqueValues() -> Property<Value> { uniqueValues { $0 } }
}

/// Makes every change of a source one step, whether somebody asks for the result or not.
///
/// The steps are taken in the graph, so that they come in its order: an observer of the result sees
/// it after the step that belongs to the change. A read before that, such as inside a batch, sees
/// the step that would follow, and leaves no trace: steps go on from the last that was committed.
private final class Stepper<New> {
  let property: Property<New>
  private let following: ObservationToken

  init<Value>(
    _ name: SourceLabel,
    from source: Property<Value>,
    _ step: @escaping (New?, Value) -> New?,
    committing commit: @escaping (New) -> Void
  ) {
    let memory = Memory<New>()
    let property = Property<New>(
      deriving: name,
      until: source.node.ending,
      areEqual: { _, _ in memory.isLatestCached() }
    ) {
      let value = source.value
      return memory.take(untracked { step(memory.committed, value) })
    }
    self.property = property
    following = observe(as: name) {
      let value = property.value
      if memory.commit(value) { untracked { commit(value) } }
    }
  }

  deinit {}
}

/// The last committed value of a ``Stepper``, and the numbers of the steps computed since.
private final class Memory<New> {
  private(set) var committed: New?
  /// The numbers of steps: of the committed one, of the cached one, of the one computed last.
  private var committedStep = 0
  private var cachedStep = 0
  private var latestStep = 0
  private var steps = 0

  init() {}

  deinit {}

  /// Returns the value of a step that makes `next`, or the committed value where it makes none.
  func take(_ next: New?) -> New {
    if next == nil {
      latestStep = committedStep
    } else {
      steps += 1
      latestStep = steps
    }
    if committed == nil { cachedStep = latestStep }
    guard let value = next ?? committed else { preconditionFailure("the first step gives a value") }
    return value
  }

  /// Returns whether the step computed last is the cached one, and caches it.
  func isLatestCached() -> Bool {
    defer { cachedStep = latestStep }
    return cachedStep == latestStep
  }

  /// Goes on from `value`, and says whether it is that of a new step.
  func commit(_ value: New) -> Bool {
    guard committedStep != latestStep else { return false }
    committedStep = latestStep
    committed = value
    return true
  }
}
