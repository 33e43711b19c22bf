/// A computed node that knows when its sources stop changing.
@MainActor
@usableFromInline
package final class DerivedNode<Value>: ComputedNode<Value> {
  @usableFromInline let ended: Lifetime?

  /// Makes a node whose sources change until `ended` has ended, or without end if it is `nil`.
  ///
  /// It is computed now, so that a long chain of such nodes needs no deep stack.
  @inlinable
  package init(
    _ label: SourceLabel,
    until ended: Lifetime?,
    areEqual: ((Value, Value) -> Bool)?,
    _ compute: @escaping () -> Value
  ) {
    self.ended = ended
    super.init(label, areEqual: areEqual, compute) { $0.computeValue() }
    Graph.untracked { _ = upToDate }
  }

  isolated deinit {}

  @usableFromInline package override var ending: Lifetime? { ended }
}
