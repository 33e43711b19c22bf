/// A computed node that knows when its sources stop changing.
@MainActor
package final class DerivedNode<Value>: ComputedNode<Value> {
  private let ended: Lifetime?

  /// Makes a node whose sources change until `ended` has ended, or for ever if it is `nil`.
  ///
  /// It is computed now, so that a long chain of such nodes needs no deep stack.
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
