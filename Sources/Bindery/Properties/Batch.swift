/// Calls `body` and makes its changes count as one: observers run once, after the last of them.
///
/// ```swift
/// batch {
///   viewModel.title = book.title
///   viewModel.query = ""
/// }
/// ```
///
/// - Order: reads inside see the changes already. Batches nest; observers run at the end of the
///   outermost one, before it returns. After a batch in an observer they run when that observer has
///   returned.
/// - Lifetime: nothing is retained after the call.
/// - Errors: when `body` throws, its changes so far stay, and observers run.
/// - Cost: one run of each observer, however many of its properties have changed.
@MainActor
public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Graph.batch(body)
}

/// Reads properties without subscribing to them, inside `observe` or `computed`.
///
/// ```swift
/// lifetime.observe(self) { cell in
///   let query = untracked { cell.viewModel.query }
///   cell.label.text = "\(cell.viewModel.title) for “\(query)”"  // runs for a new title only
/// }
/// ```
///
/// - Order: a read returns the present value, also inside a batch.
/// - Lifetime: nothing is retained after the call.
/// - Errors: an error of `body` is thrown to the caller.
/// - Cost: that of `body`; nothing is allocated.
///
/// A plain `@Observable` object that is read inside is followed all the same, because the standard
/// library tracks everything that a run reads. Use `observe(_:_:initial:_:)` to react to a
/// model without following what the reaction reads.
@MainActor
@inlinable
public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Graph.untracked(body)
}
