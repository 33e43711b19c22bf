import BinderyGTK
import BinderyTesting
import Testing

extension BinderyGTKTests {
  struct ListTransitionTests {
    nonisolated private struct Row: Identifiable, Equatable {
      let id: Int
      var text = ""
    }

    private func rows(_ ids: [Int]) -> [Row] { ids.map { Row(id: $0) } }

    /// Takes the steps as a table would, which asks for every row after each of them.
    private func steps(from old: [Int], to new: [Int]) -> [(ListSplice, [Int])] {
      var count = old.count
      var steps: [(ListSplice, [Int])] = []
      ListTransition(from: rows(old), to: rows(new)).run { splice, element in
        count += splice.added - splice.removed
        steps.append((splice, (0..<count).compactMap { element($0)?.id }))
      }
      return steps
    }

    @Test func `each step leaves a list that is whole`() {
      let steps = steps(from: [1, 2, 3, 4, 5, 6], to: [6, 1, 7, 3, 5, 8])

      #expect(steps.map(\.1).last == [6, 1, 7, 3, 5, 8])
      for (splice, list) in steps.dropLast() {
        #expect(Set(list).count == list.count)
        #expect(splice.removed + splice.added > 0)
      }
    }

    @Test func `rows that come at the end are one step`() {
      let steps = steps(from: [1, 2], to: [1, 2, 3, 4])

      #expect(steps.map(\.0) == [ListSplice(position: 2, removed: 0, added: 2)])
    }

    @Test func `another list altogether is one step`() {
      let steps = steps(from: [1, 2, 3], to: [4, 5])

      #expect(steps.map(\.0) == [ListSplice(position: 0, removed: 3, added: 2)])
    }

    @Test func `many scattered changes are one step between the first and the last`() {
      let old = Array(0..<1_000)
      let new = old.filter { $0 < 100 || $0 % 2 == 0 || $0 > 900 }
      let steps = steps(from: old, to: new)

      #expect(steps.map(\.0) == [ListSplice(position: 101, removed: 799, added: 399)])
      #expect(steps.map(\.1).last == new)
    }

    @Test func `a row that stays and looks different is updated without a step`() {
      var new = rows([1, 2])
      new[1].text = "new"
      let transition = ListTransition(from: rows([1, 2]), to: new)
      var steps = 0
      transition.run { _, _ in steps += 1 }

      #expect(steps == 0)
      #expect(transition.updated == [2])
    }

    @Test(arguments: 0..<200)
    func `any list becomes any other`(seed: UInt64) {
      var random = Generator(state: seed)
      let old = (0..<Int.random(in: 0...40, using: &random)).shuffled(using: &random)
      let new = (0..<Int.random(in: 0...40, using: &random)).shuffled(using: &random)
      let steps = steps(from: old, to: new)

      #expect(old == new || steps.map(\.1).last == new)
      // After each step every position has a row; removed rows and those still to come have none.
      var count = old.count
      for (splice, list) in steps {
        count += splice.added - splice.removed
        #expect(list.count == count)
      }
    }

    /// The same numbers for the same seed.
    private struct Generator: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
      }
    }
  }
}
