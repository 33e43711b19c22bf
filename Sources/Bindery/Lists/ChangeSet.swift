/// What turns one list into another, told by identity: which rows went, came, moved and changed.
///
/// Apply it as a table does: first the removals, by their old offsets from the end; then the
/// insertions, by their new offsets from the start. A move is a removal and an insertion of the
/// same row; `updates` are new offsets of rows that stayed and look different.
public nonisolated struct ChangeSet<ID: Hashable & Sendable>: Sendable, Equatable {
  /// One row that changed its place among those that stayed.
  public struct Move: Sendable, Equatable {
    /// Where it was.
    public let from: Int
    /// Where it is.
    public let to: Int
  }

  /// Old offsets of rows that are gone, ascending.
  public internal(set) var removals: [Int] = []
  /// New offsets of rows that are new, ascending.
  public internal(set) var insertions: [Int] = []
  /// Rows that stayed and changed places, by ascending new offset; as few as possible.
  public internal(set) var moves: [Move] = []
  /// New offsets of rows that stayed and are not equal to what they were, ascending.
  public internal(set) var updates: [Int] = []
  /// Identities that occur more than once in the new list, where only the first counts.
  public internal(set) var duplicates: [ID] = []

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
