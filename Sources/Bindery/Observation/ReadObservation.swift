/// Calls `body` with the result of `read` now, and again after something that `read` has read has
/// changed.
///
/// Reads in `body` add no dependency.
@MainActor
package func observe<Value>(
  as label: SourceLabel,
  reading read: @escaping () -> Value,
  _ body: @escaping (Value) -> Void
) -> ObservationToken {
  var value: Value?
  let react = {
    guard let read = value else { return }
    value = nil
    body(read)
  }
  return observe(as: label) {
    value = read()
    // After the run: the standard library tracks all that a run reads of an `@Observable` object.
    Effect.afterRun(react)
  }
}
