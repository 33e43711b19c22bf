public import Bindery

extension PropertyProtocol {
  /// Returns a property of the values that satisfy `predicate`, with the value `initial` until one
  /// does.
  ///
  /// It is eager: it follows every change from now on.
  public func filter(
    initial: Value,
    _ predicate: @escaping (Value) -> Bool
  ) -> Property<Value> {
    stepping("filter") { last, value in
      if predicate(value) { return value }
      return last == nil ? initial : nil
    }
  }

  /// Returns a property of the value and the previous one, which is `initial` at first.
  ///
  /// It is eager: it follows every change from now on.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    stepping("combinePrevious") { last, value in (last?.1 ?? initial, value) }
  }

  /// Returns a property that ignores values whose identity it has had before.
  ///
  /// It is eager: it follows every change from now on. It retains all identities.
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

  /// Returns a property whose value is computed from its last value at each change of this
  /// property.
  ///
  /// - Parameters:
  ///   - name: The name of the operator, for reports.
  ///   - step: Returns the next value without side effects, or `nil` to keep the last one. The last
  ///     value is `nil` at first.
  ///   - commit: Called with each value that a later step is computed from.
  /// - Returns: A property of the results of the steps.
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
  /// Returns a property that ignores values that it has had before.
  ///
  /// It is eager: it follows every change from now on. It retains all its values.
  public func uniqueValues() -> Property<Value> { uniqueValues { $0 } }
}

/// Computes one step for every change of a source, whether or not the result is observed.
///
/// The steps are computed in the property graph, so they follow its order: an observer of the
/// result runs after the step of the change. A read before that, such as inside a batch, returns
/// the result of the next step without storing it; later steps start from the last committed value.
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
  /// The numbers of steps: the committed one, the cached one and the last computed one.
  private var committedStep = 0
  private var cachedStep = 0
  private var latestStep = 0
  private var steps = 0

  init() {}

  deinit {}

  /// Numbers a step with the result `next`, and returns `next`, or the committed value if it is
  /// `nil`.
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

  /// Returns whether the last computed step is the cached one, and caches it.
  func isLatestCached() -> Bool {
    defer { cachedStep = latestStep }
    return cachedStep == latestStep
  }

  /// Stores `value` as the start of the next step, and returns whether it belongs to a new step.
  func commit(_ value: New) -> Bool {
    guard committedStep != latestStep else { return false }
    committedStep = latestStep
    committed = value
    return true
  }
}
