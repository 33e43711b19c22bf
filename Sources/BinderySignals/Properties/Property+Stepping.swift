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
      seen.insert(identity(value)).inserted ? value : nil
    }
  }

  /// A property that goes on from its last value with each change of this one.
  ///
  /// `step` makes the next value, or `nil` to keep the last, of which there is none at first.
  private func stepping<New>(
    _ name: StaticString,
    _ step: @escaping (_ last: New?, Value) -> New?
  ) -> Property<New> {
    let stepper = Stepper(name, from: reflection, step)
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
/// The steps are taken in the graph, so that they come in its order: whoever reads the result sees
/// it after the step that belongs to the change.
private final class Stepper<New> {
  let property: Property<New>
  private let following: ObservationToken

  init<Value>(
    _ name: StaticString,
    from source: Property<Value>,
    _ step: @escaping (New?, Value) -> New?
  ) {
    var last: New?
    var hasMoved = true
    let property = Property<New>(
      deriving: name,
      until: source.node.ending,
      areEqual: { _, _ in !hasMoved }
    ) {
      let value = source.value
      let next = untracked { step(last, value) }
      hasMoved = next != nil
      last = next ?? last
      guard let last else { preconditionFailure("the first step gives a value") }
      return last
    }
    self.property = property
    following = observe(name) { _ = property.value }
  }

  deinit {}
}
