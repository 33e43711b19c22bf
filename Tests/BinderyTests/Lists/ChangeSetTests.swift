import Bindery
import Testing

private struct Row: Identifiable, Equatable {
  let id: Int
  var text = ""
}

struct ChangeSetTests {
  @Test func `a row dragged to the other end is one move`() {
    let old = [1, 2, 3, 4, 5].map { Row(id: $0) }
    let new = [5, 1, 2, 3, 4].map { Row(id: $0) }

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.moves.map { [$0.from, $0.to] } == [[4, 0]])
    #expect(changes.removals.isEmpty && changes.insertions.isEmpty && changes.updates.isEmpty)
  }

  @Test func `what came, went and changed is told apart`() {
    let old = [Row(id: 1), Row(id: 2), Row(id: 3)]
    let new = [Row(id: 1), Row(id: 3, text: "new"), Row(id: 4)]

    let changes = ChangeSet(from: old, to: new)

    #expect(changes.removals == [1])
    #expect(changes.insertions == [2])
    #expect(changes.updates == [1])
    #expect(changes.moves.isEmpty)
  }

  @Test func `duplicate identities are reported and harm nothing`() {
    let changes = ChangeSet(from: [Row(id: 1)], to: [Row(id: 1), Row(id: 1)])

    #expect(changes.duplicates == [1])
    #expect(changes.insertions == [1])
  }

  @Test func `applied as promised, random changes give the new list`() {
    var random = SmallRandom(seed: 7)
    for _ in 0..<300 {
      let old = random.rows()
      let new = random.rows()

      let changes = ChangeSet(from: old, to: new)

      #expect(apply(changes, to: old, reading: new).map(\.id) == new.map(\.id))
    }
  }

  private func apply(_ changes: ChangeSet<Int>, to old: [Row], reading new: [Row]) -> [Row] {
    var list = old
    let leaving = changes.removals + changes.moves.map(\.from)
    for offset in leaving.sorted(by: >) { list.remove(at: offset) }
    let coming = changes.insertions + changes.moves.map(\.to)
    for offset in coming.sorted() { list.insert(new[offset], at: offset) }
    return list
  }
}

private struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 | state << 48
  }

  mutating func rows() -> [Row] {
    let count = Int.random(in: 0...12, using: &self)
    return (0..<20).shuffled(using: &self).prefix(count).map { Row(id: $0) }
  }
}
