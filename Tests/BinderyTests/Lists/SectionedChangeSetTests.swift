import Bindery
import Testing

private struct Section: ListSection, Equatable {
  let id: String
  var rows: [ListRow]

  init(_ id: String, _ rows: Int...) {
    self.id = id
    self.rows = rows.map { ListRow(id: $0) }
  }
}

struct SectionedChangeSetTests {
  @Test func `an inserted section brings its rows, and a removed one takes them`() {
    let changes = SectionedChangeSet(
      from: [Section("a", 1), Section("b", 2)],
      to: [Section("b", 2), Section("c", 3, 4)]
    )

    #expect(changes.sections.removals == [0])
    #expect(changes.sections.insertions == [1])
    #expect(changes.rowChanges == [])
  }

  @Test func `a row that changes its section is removed from one and inserted into the other`() {
    let changes = SectionedChangeSet(
      from: [Section("a", 1, 2), Section("b", 3)],
      to: [Section("a", 1), Section("b", 2, 3)]
    )

    #expect(changes.sections.isEmpty)
    #expect(changes.rowChanges.map { [$0.oldSection, $0.newSection] } == [[0, 0], [1, 1]])
    #expect(changes.rowChanges.map(\.rows.removals) == [[1], []])
    #expect(changes.rowChanges.map(\.rows.insertions) == [[], [0]])
  }

  @Test func `a section that moves keeps its rows`() {
    let changes = SectionedChangeSet(
      from: [Section("a", 1), Section("b", 2), Section("c", 3)],
      to: [Section("c", 3), Section("a", 1), Section("b", 2)]
    )

    #expect(changes.sections.moves == [ChangeSet.Move(from: 2, to: 0)])
    #expect(changes.rowChanges == [])
    #expect(!changes.isEmpty)
  }

  @Test func `a second section with the same identity counts as new`() {
    let changes = SectionedChangeSet(
      from: [Section("a", 1)],
      to: [Section("a", 1), Section("a", 2)]
    )

    #expect(changes.sections.insertions == [1])
    #expect(changes.sections.duplicates == ["a"])
    #expect(changes.rowChanges == [])
  }

  // C31
  @Test func `applying a change set gives the new sections`() {
    var random = SmallRandom(seed: 5)
    for _ in 0..<200 {
      let old = random.sections()
      let new = random.sections()

      let changes = SectionedChangeSet(from: old, to: new)

      #expect(apply(changes, to: old, reading: new) == new)
    }
  }

  private func apply(
    _ changes: SectionedChangeSet<String, Int>,
    to old: [Section],
    reading new: [Section]
  ) -> [Section] {
    var list = old
    for change in changes.rowChanges {
      list[change.oldSection].rows = apply(
        change.rows,
        to: list[change.oldSection].rows,
        reading: new[change.newSection].rows
      )
    }
    return apply(changes.sections, to: list, reading: new)
  }

  private func apply<ID, Element>(
    _ changes: ChangeSet<ID>,
    to old: [Element],
    reading new: [Element]
  ) -> [Element] {
    var moved: [Int: Element] = [:]
    for move in changes.moves { moved[move.to] = old[move.from] }
    var list = old
    for offset in (changes.removals + changes.moves.map(\.from)).sorted(by: >) {
      list.remove(at: offset)
    }
    for offset in (changes.insertions + changes.moves.map(\.to)).sorted() {
      list.insert(moved[offset] ?? new[offset], at: offset)
    }
    return list
  }
}

extension SmallRandom {
  fileprivate mutating func sections() -> [Section] {
    let names = ["a", "b", "c", "d", "e"].shuffled(using: &self)
    return names.prefix(Int.random(in: 0...5, using: &self)).map { name in
      var section = Section(name)
      section.rows = rows()
      return section
    }
  }
}
