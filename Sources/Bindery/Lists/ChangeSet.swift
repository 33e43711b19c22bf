/// The difference between two lists by identity: the rows removed, inserted, moved and changed.
///
/// Apply it as a table does: first the removals, in descending order of their old offsets; then the
/// insertions, in ascending order of their new offsets. A move is a removal and an insertion of the
/// same row; `updates` are new offsets of rows that stayed with a different value.
///
/// ```swift
/// let changes = ChangeSet(from: old, to: new)
/// if changes.isEmpty { return }
/// let removed = (changes.removals + changes.moves.map(\.from)).sorted(by: >)
/// for offset in removed { titles.remove(at: offset) }
/// let inserted = (changes.insertions + changes.moves.map(\.to)).sorted()
/// for offset in inserted { titles.insert(new[offset].title, at: offset) }
/// for offset in changes.updates { titles[offset] = new[offset].title }
///
/// if !changes.duplicates.isEmpty { print("Not unique: \(changes.duplicates)") }
/// let isLastFirst = changes.moves.contains { $0.from == old.count - 1 && $0.to == 0 }
/// print(isLastFirst)
/// ```
public nonisolated struct ChangeSet<ID: Hashable & Sendable>: Sendable, Equatable {
  /// A row that stayed and changed its position among those that stayed.
  public struct Move: Sendable, Equatable {
    /// The old offset.
    public let from: Int
    /// The new offset.
    public let to: Int

    /// Makes a move.
    @inlinable
    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The old offsets of removed rows, ascending.
  public let removals: [Int]
  /// The new offsets of inserted rows, ascending.
  public let insertions: [Int]
  /// The rows that stayed and changed their positions, by ascending new offset; as few as possible.
  public let moves: [Move]
  /// The new offsets of rows that stayed and do not equal their old values, ascending.
  public let updates: [Int]
  /// The identities of inserted rows that other rows of the new list have as well.
  ///
  /// The first row with an identity counts; the others are treated as removed and inserted. The
  /// result is still correct, but a view that is bound by such an identity may show another of the
  /// rows.
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
