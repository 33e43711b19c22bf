/// A value worked out from other properties that knows when they stop changing.
@MainActor
package final class DerivedNode<Value>: ComputedNode<Value> {
  private let ended: Lifetime?

  /// Makes a node whose sources change until `ended` has ended, or for ever.
  ///
  /// It is worked out at once, so that a long row of them needs no deep stack.
  package init(
    _ label: SourceLabel,
    until ended: Lifetime?,
    areEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping () -> Value
  ) {
    self.ended = ended
    super.init(label, areEqual: areEqual, compute) { $0.computeValue() }
    Graph.untracked { _ = current }
  }

  isolated deinit {}

  package override var ending: Lifetime? { ended }
}
