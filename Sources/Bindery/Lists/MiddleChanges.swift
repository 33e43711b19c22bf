/// The changes between two lists, without their common beginning and end.
@usableFromInline
nonisolated struct MiddleChanges<ID: Hashable & Sendable> {
  @usableFromInline var removals: [Int] = []
  @usableFromInline var insertions: [Int] = []
  @usableFromInline var moves: [ChangeSet<ID>.Move] = []
  @usableFromInline var updates: [Int] = []
  @usableFromInline var duplicates: [ID] = []
  @usableFromInline var inserted: Set<ID> = []
  @usableFromInline var reported: Set<ID> = []
  /// Whether rows with the same identity are reported, for which each inserted row is hashed.
  @usableFromInline let findsDuplicates: Bool

  @inlinable init(findsDuplicates: Bool) { self.findsDuplicates = findsDuplicates }

  @inlinable
  mutating func compare<Element: Identifiable & Equatable>(
    _ old: ArraySlice<Element>,
    _ new: ArraySlice<Element>
  ) where Element.ID == ID {
    guard !old.isEmpty else {
      insertions.reserveCapacity(new.count)
      for offset in new.indices { insert(new[offset].id, at: offset) }
      return
    }
    guard !new.isEmpty else {
      removals = Array(old.indices)
      return
    }
    var offsets: [ID: Int] = [:]
    offsets.reserveCapacity(old.count)
    // In reverse, so that the first row with an identity counts.
    for offset in old.indices.reversed() { offsets[old[offset].id] = offset }
    var stays = [Bool](repeating: false, count: old.count)
    var kept: [ChangeSet<ID>.Move] = []
    for offset in new.indices {
      let element = new[offset]
      guard let from = offsets[element.id], !stays[from - old.startIndex] else {
        insert(element.id, at: offset)
        continue
      }
      stays[from - old.startIndex] = true
      kept.append(ChangeSet.Move(from: from, to: offset))
      if old[from] != element { updates.append(offset) }
    }
    for offset in old.indices where !stays[offset - old.startIndex] { removals.append(offset) }
    move(kept)
  }

  @inlinable
  mutating func insert(_ id: ID, at offset: Int) {
    insertions.append(offset)
    if findsDuplicates, !inserted.insert(id).inserted { report(id) }
  }

  /// Finds identities of inserted rows that other rows have too.
  @inlinable
  mutating func findDuplicates<Element: Identifiable>(among new: [Element]) where Element.ID == ID {
    guard findsDuplicates, insertions.count < new.count else { return }
    // Hashing a long list for a few inserted rows would take longer than the rest of the work.
    if inserted.count <= 4 {
      for id in inserted {
        var count = 0
        for element in new where element.id == id { count += 1 }
        if count > 1 { report(id) }
      }
      return
    }
    var seen: Set<ID> = []
    for element in new where inserted.contains(element.id) {
      if !seen.insert(element.id).inserted { report(element.id) }
    }
  }

  @inlinable
  mutating func report(_ id: ID) {
    if reported.insert(id).inserted { duplicates.append(id) }
  }

  /// Moves the rows of `kept` (ascending in `to`) that are not part of the longest subsequence that
  /// is ascending in `from` as well.
  @inlinable
  mutating func move(_ kept: [ChangeSet<ID>.Move]) {
    var origins: [Int] = []
    origins.reserveCapacity(kept.count)
    for move in kept { origins.append(move.from) }
    let isInPlace = membersOfLongestIncreasingSubsequence(in: origins)
    for index in kept.indices where !isInPlace[index] { moves.append(kept[index]) }
  }
}
