import Bindery
import Testing

struct ChangeSetTests {
  @Test func `a row dragged to the other end is one move`() {
    let old = [1, 2, 3, 4, 5].map { ListRow(id: $0) }
    let new = [5, 1, 2, 3, 4].map { ListRow(id: $0) }

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.moves.map { [$0.from, $0.to] } == [[4, 0]])
    #expect(changes.removals.isEmpty && changes.insertions.isEmpty && changes.updates.isEmpty)
  }

  @Test func `insertions, removals and updates are distinguished`() {
    let old = [ListRow(id: 1), ListRow(id: 2), ListRow(id: 3)]
    let new = [ListRow(id: 1), ListRow(id: 3, text: "new"), ListRow(id: 4)]

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.removals == [1])
    #expect(changes.insertions == [2])
    #expect(changes.updates == [1])
    #expect(changes.moves.isEmpty)
  }

  @Test func `a row inserted into many is one insertion`() {
    let old = (0..<1_000).map { ListRow(id: $0) }
    var new = old
    new.insert(ListRow(id: -1), at: 400)

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.insertions == [400])
    #expect(changes.moves.isEmpty && changes.removals.isEmpty && changes.updates.isEmpty)
  }

  @Test func `rows that changed in their places are updates, before, between and after`() {
    let old = (0..<6).map { ListRow(id: $0) }
    var new = old
    for offset in [0, 3, 5] { new[offset].text = "new" }
    new.swapAt(2, 3)

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.updates == [0, 2, 5])
    #expect(changes.moves.count == 1)
  }

  // C32
  @Test(
    arguments: [
      ([1], [1, 1], [1]), ([], [1, 2, 1, 1], [1]), ([1, 2, 3], [1, 2, 3, 1], [1]),
      ([1, 2, 3], [3, 1, 2, 3], [3]), ([1], [1, 2, 3, 4, 5, 6, 7, 1, 6], [1, 6]),
      ([1, 1], [1, 1], []), ([1, 2], [2, 3], []),
    ]
  )
  func `duplicate identities are reported once each when they come`(
    old: [Int],
    new: [Int],
    duplicates: [Int]
  ) {
    let changes = ChangeSet(from: old.map { ListRow(id: $0) }, to: new.map { ListRow(id: $0) })

    #expect(changes.duplicates.sorted() == duplicates)
  }

  @Test(arguments: [
    ([1], [1, 1]), ([], [1, 2, 1, 1]), ([1, 2, 3], [3, 1, 4, 2, 3]), ([1, 1], []),
  ])
  func `without a search for duplicates the changes are the same`(old: [Int], new: [Int]) {
    let lists = (old.map { ListRow(id: $0) }, new.map { ListRow(id: $0) })
    let whole = ChangeSet(from: lists.0, to: lists.1)

    let changes = ChangeSet(from: lists.0, to: lists.1, findsDuplicates: false)

    #expect(changes.duplicates.isEmpty)
    #expect(changes.removals == whole.removals && changes.insertions == whole.insertions)
    #expect(changes.moves == whole.moves && changes.updates == whole.updates)
  }

  @Test func `a list of rows that all have one identity is compared correctly and fast`() {
    let old = [ListRow](repeating: ListRow(id: 1), count: 20_000)
    let new = [ListRow](repeating: ListRow(id: 1), count: 10_000) + [ListRow(id: 2)]

    let changes = ChangeSet(from: old, to: new)

    #expect(apply(changes, to: old, reading: new) == new)
    #expect(changes.duplicates == [])
  }

  // C32
  @Test func `applying a change set gives the new list, also with duplicates`() {
    var random = SmallRandom(seed: 11)
    for _ in 0..<300 {
      let old = random.rows() + random.rows()
      let new = random.rows() + random.rows()

      let changes = ChangeSet(from: old, to: new)

      #expect(apply(changes, to: old, reading: new) == new)
    }
  }

  // C31
  @Test func `the number of moves is the least possible`() {
    var random = SmallRandom(seed: 3)
    for _ in 0..<100 {
      let new = (0..<7).shuffled(using: &random).map { ListRow(id: $0) }

      let changes = ChangeSet(from: (0..<7).map { ListRow(id: $0) }, to: new)

      #expect(changes.moves.count == 7 - longestIncreasingSubsequence(in: new.map(\.id)))
    }
  }

  // C31
  @Test func `applying a change set gives the new list`() {
    var random = SmallRandom(seed: 7)
    for _ in 0..<300 {
      let old = random.rows()
      let new = random.rows()

      let changes = ChangeSet(from: old, to: new)

      #expect(apply(changes, to: old, reading: new).map(\.id) == new.map(\.id))
    }
  }

  /// Returns the length of the longest increasing subsequence, by trying all subsequences.
  private func longestIncreasingSubsequence(in numbers: [Int]) -> Int {
    var longest = 0
    for choice in 0..<(1 << numbers.count) {
      let chosen = numbers.indices.filter { choice >> $0 & 1 == 1 }.map { numbers[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) {
        longest = max(longest, chosen.count)
      }
    }
    return longest
  }

  private func apply(_ changes: ChangeSet<Int>, to old: [ListRow], reading new: [ListRow])
    -> [ListRow]
  {
    var list = old
    let leaving = changes.removals + changes.moves.map(\.from)
    for offset in leaving.sorted(by: >) { list.remove(at: offset) }
    let coming = changes.insertions + changes.moves.map(\.to)
    for offset in coming.sorted() { list.insert(new[offset], at: offset) }
    return list
  }
}
