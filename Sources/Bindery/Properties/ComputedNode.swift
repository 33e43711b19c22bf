/// A value that is worked out from others, when it is asked for and something has changed.
@MainActor
package class ComputedNode<Value>: PropertyNode<Value> {
  @exclusivity(unchecked) private var compute: (() -> Value)?
  private let areEqual: ((Value, Value) -> Bool)?
  private let label: StaticString
  @exclusivity(unchecked) private var cache: Value?
  private let ownReader = Reader()

  override var reader: Reader? { ownReader }
  override var name: String { "\(label)" }

  init(_ label: StaticString, areEqual: ((Value, Value) -> Bool)?, _ compute: @escaping () -> Value)
  {
    self.label = label
    self.areEqual = areEqual
    self.compute = compute
    super.init()
    ownReader.output = .passUnretained(self)
    ownReader.freshness = .stale
  }

  isolated deinit {
    // What the closure owns may be the next in a long chain.
    if let compute { Graveyard.keep(Burden(compute)) }
    compute = nil
  }

  package override var current: Value {
    if ownReader.isRunning {
      Graph.reportCycle(through: ownReader)
    } else if ownReader.freshness != .fresh {
      Graph.freshen(ownReader)
    }
    guard let cache else {
      preconditionFailure("\(name) needs its own value to work it out: break the cycle")
    }
    return cache
  }

  /// Works the value out for the last time, and lets go of what it came from.
  package final func freeze() {
    Graph.untracked { _ = current }
    ownReader.dropDependencies()
    if let compute { Graveyard.keep(Burden(compute)) }
    compute = nil
  }

  override func recompute() {
    guard let compute else { return }
    let reader = ownReader
    reader.freshness = .fresh
    reader.begin()
    let value = followingModels(compute)
    reader.end()
    if let cache, let areEqual, areEqual(cache, value) { return }
    let isFirst = cache == nil
    cache = value
    if !isFirst { Graph.confirmChange(of: self) }
  }
}
