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

    /// Makes a move.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Old offsets of rows that are gone, ascending.
  public let removals: [Int]
  /// New offsets of rows that are new, ascending.
  public let insertions: [Int]
  /// Rows that stayed and changed places, by ascending new offset; as few as possible.
  public let moves: [Move]
  /// New offsets of rows that stayed and are not equal to what they were, ascending.
  public let updates: [Int]
  /// Identities of inserted rows that other rows of the new list have as well.
  ///
  /// The first row with an identity counts; the others are treated as removed and new. Nothing
  /// breaks, but what is bound to such an identity may be bound to the wrong row.
  public let duplicates: [ID]

  @inlinable
  init(
    removals: [Int] = [],
    insertions: [Int] = [],
    moves: [Move] = [],
    updates: [Int] = [],
    duplicates: [ID] = []
  ) {
    self.removals = removals
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
    self.duplicates = duplicates
  }

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
