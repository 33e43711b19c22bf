/// Calls `body` and makes its changes count as one: observers run once, after the last of them.
///
/// Reads inside see the changes already. Batches nest; observers run at the end of the outermost
/// one.
@MainActor
public func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Graph.batch(body)
}

/// Reads properties without subscribing to them, inside `observe` or `computed`.
///
/// A plain `@Observable` object that is read inside is followed all the same, because the standard
/// library tracks everything that a run reads. Use `observe(_:_:initial:_:)` to react to a
/// model without following what the reaction reads.
@MainActor
@inlinable
public func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Graph.untracked(body)
}
