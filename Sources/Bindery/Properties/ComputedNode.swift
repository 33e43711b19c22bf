/// A value that is worked out from others, when it is asked for and something has changed.
@MainActor
package class ComputedNode<Value>: PropertyNode<Value> {
  private var compute: (() -> Value)?
  private let areEqual: ((Value, Value) -> Bool)?
  private let label: StaticString
  private var cache: Value?

  override var isComputed: Bool { true }
  override var name: String { "\(label)" }

  init(_ label: StaticString, areEqual: ((Value, Value) -> Bool)?, _ compute: @escaping () -> Value)
  {
    self.label = label
    self.areEqual = areEqual
    self.compute = compute
    super.init()
    freshness = .stale
  }

  isolated deinit {
    // Its own reference must go before the grave is dug, which the base class does last.
    Graveyard.keep(compute)
    compute = nil
  }

  override var current: Value {
    if isRunning {
      Graph.reportCycle(through: self)
    } else if freshness != .fresh {
      Graph.freshen(self)
    }
    guard let cache else {
      preconditionFailure("\(name) needs its own value to work it out: break the cycle")
    }
    return cache
  }

  /// Works the value out for the last time, and lets go of what it came from.
  package final func freeze() {
    Graph.untracked { _ = current }
    dropDependencies()
    Graveyard.keep(compute)
    compute = nil
  }

  override func recompute() {
    guard let compute else { return }
    freshness = .fresh
    let value = trackingDependencies(compute)
    if let cache, let areEqual, areEqual(cache, value) { return }
    let isFirst = cache == nil
    cache = value
    if !isFirst { Graph.confirmChange(of: self) }
  }
}
