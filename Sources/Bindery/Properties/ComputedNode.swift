/// A node whose value is computed when it is read and a dependency has changed.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
package class ComputedNode<Value>: PropertyNode<Value> {
  /// The closure that computes the value, owned by the node; `nil` where an owner derives it.
  @usableFromInline @safe @exclusivity(unchecked) final var compute: Borrowed<Work<Value>>?
  /// The object that derives the value, where one does.
  @usableFromInline @safe @exclusivity(unchecked) final var anchor: OwnerAnchor?
  @usableFromInline let areEqual: ((Value, Value) -> Bool)?
  @usableFromInline @safe @exclusivity(unchecked) final var cache: Value?
  @usableFromInline let ownReader = Reader()
  /// Computes the value; formed where the type is known, so that it is specialised.
  private let work: (ComputedNode) -> Void
  private let place: SourceLabel

  @usableFromInline override var reader: Reader? { ownReader }
  override var label: SourceLabel? { place }
  @usableFromInline override var name: String {
    anchor?.owner.flatMap { labelOfComputed(in: $0) } ?? place.name
  }

  @inlinable
  package convenience init(
    _ label: SourceLabel,
    areEqual: ((Value, Value) -> Bool)?,
    _ compute: @escaping () -> Value
  ) {
    self.init(label, areEqual: areEqual, compute) { $0.computeValue() }
  }

  /// Makes a node whose value `owner` derives, and which keeps its last value after the owner's
  /// release.
  ///
  /// The owner is held weakly, and retained while `derive` runs.
  @inlinable
  package convenience init<Owner: AnyObject>(
    _ label: SourceLabel,
    areEqual: ((Value, Value) -> Bool)?,
    of owner: Owner,
    _ derive: @escaping (Owner) -> Value
  ) {
    self.init(label, areEqual: areEqual, nil) { node in
      guard let owner = node.anchor?.owner else { return node.keepLastValue() }
      var derived: Value?
      node.ownReader.begin()
      followingModels { derived = derive(downcast(owner, to: Owner.self)) }
      node.ownReader.end()
      if let derived { node.store(derived) }
    }
    anchor = .of(owner)
  }

  @usableFromInline
  init(
    _ label: SourceLabel,
    areEqual: ((Value, Value) -> Bool)?,
    _ compute: (() -> Value)?,
    by work: @escaping (ComputedNode) -> Void
  ) {
    place = label
    self.areEqual = areEqual
    if let compute { self.compute = .retaining(Work(compute)) }
    self.work = work
    super.init()
    ownReader.output = BackReference(self)
    ownReader.dirtyState = .dirty
    ownReader.followsModels = ModelTracking.knows(label)
  }

  isolated deinit {
    // The closure may own the next node of a long chain, so it is released when nothing runs.
    deferReleaseOfCompute()
    // A validation of this node may still use the reader, and an outer run may have recorded it.
    ownReader.output = nil
    if Graph.isBusy { DeferredRelease.enqueue(ownReader) }
    ownReader.dropDependencies()
  }

  /// Passes the closure, and what it owns, to ``DeferredRelease``.
  private func deferReleaseOfCompute() {
    guard let compute else { return }
    DeferredRelease.enqueue(compute.takeRetained())
    self.compute = nil
  }

  @usableFromInline package override var current: Value { upToDate }

  /// The value, computed if a dependency has changed.
  @inlinable final var upToDate: Value {
    if ownReader.isDue { refresh() }
    guard let cache else { fail() }
    return cache
  }

  @usableFromInline final func refresh() {
    if ownReader.isRunning {
      Graph.reportCycle(through: ownReader)
    } else {
      if !ownReader.flags.isEmpty { prepareStale() }
      Graph.borrows &+= 1
      Graph.validate(ownReader)
      Graph.borrows &-= 1
      if DeferredRelease.hasPending { DeferredRelease.drain() }
    }
  }

  @inline(never)
  private func prepareStale() {
    if !Graph.isBusy { Graph.validatedAgain = [] }
    Graph.validateAgain(ownReader)
  }

  @usableFromInline final func fail() -> Never {
    preconditionFailure("the value of \(name) depends on itself: break the cycle")
  }

  /// Computes the value for the last time, and removes all dependencies.
  package final func freeze() {
    Graph.untracked { _ = current }
    deferReleaseOfCompute()
    ownReader.dropDependencies()
  }

  @usableFromInline override func recompute() { work(self) }

  @inlinable final func computeValue() {
    guard let compute else { return }
    var worked: Value?
    ownReader.begin()
    followingModels { worked = compute.borrow { $0.run() } }
    ownReader.end()
    if let worked { store(worked) }
  }

  /// Stores a computed value, and notifies the readers if it differs from the last one.
  @inlinable final func store(_ value: Value) {
    guard let cache else { return self.cache = value }
    if let areEqual, areEqual(cache, value) { return }
    replace(&self.cache, with: value)
    if firstReader != nil { Graph.confirmChange(of: self) }
  }

  /// Removes all dependencies, because the owner that derived the value was released.
  @usableFromInline final func keepLastValue() {
    ownReader.dirtyState = .clean
    ownReader.dropDependencies()
  }

  /// Returns the name of the `@Computed` property of `owner` that this node belongs to.
  private func labelOfComputed(in owner: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      for child in level.children {
        guard let computed = child.value as? any ComputedProperty, computed.owns(self) else {
          continue
        }
        // The storage of a wrapped property is named after it, with an underscore.
        return child.label.map { "\(level.subjectType).\($0.dropFirst())" }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

/// A `@Computed` wrapper of any type.
protocol ComputedProperty {
  /// Whether the wrapper reads its value from `node`.
  func owns(_ node: AnyObject) -> Bool
}
