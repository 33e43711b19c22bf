extension ChangeSet {
  /// Finds the changes from `old` to `new`, in O(n log n).
  ///
  /// Moves are found by a longest increasing subsequence, so a row dragged from one end to the
  /// other is one move. Rows whose identity occurs a second time are treated as removed and new,
  /// and listed in ``duplicates``.
  public nonisolated init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element])
  where Element.ID == ID {
    var offsets: [ID: Int] = [:]
    offsets.reserveCapacity(old.count)
    for (offset, element) in old.enumerated() where offsets[element.id] == nil {
      offsets[element.id] = offset
    }
    var seen: Set<ID> = []
    var stays = [Bool](repeating: false, count: old.count)
    var kept: [Move] = []
    for (offset, element) in new.enumerated() {
      guard seen.insert(element.id).inserted else {
        duplicates.append(element.id)
        insertions.append(offset)
        continue
      }
      guard let from = offsets[element.id] else {
        insertions.append(offset)
        continue
      }
      stays[from] = true
      kept.append(Move(from: from, to: offset))
      if old[from] != element { updates.append(offset) }
    }
    for (offset, stays) in stays.enumerated() where !stays { removals.append(offset) }
    moves = ChangeSet.leastMoves(among: kept)
  }

  /// The rows of `kept` (ascending in `to`) that are not part of the longest run ascending in both.
  private nonisolated static func leastMoves(among kept: [Move]) -> [Move] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: kept.count)
    for (index, move) in kept.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if kept[tails[middle]].from < move.from { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isInPlace = [Bool](repeating: false, count: kept.count)
    var index = tails.last ?? -1
    while index >= 0 {
      isInPlace[index] = true
      index = previous[index]
    }
    var moves: [Move] = []
    for (index, move) in kept.enumerated() where !isInPlace[index] { moves.append(move) }
    return moves
  }
}
