import Bindery
import Testing

/// A member that counts how often the queue has moved it.
private final class Member: QueueMember {
  let number: Int
  var moves = 0
  var position: Int32 = -1 {
    didSet { moves += 1 }
  }

  init(_ number: Int) { self.number = number }

  deinit {}
}

struct CancellableQueueTests {
  @Test func `elements leave in order, without those that were removed`() {
    var queue = CancellableQueue<Member>()
    let members = (0..<6).map { Member($0) }
    for member in members { queue.append(member) }

    for index in [5, 0, 3] { queue.remove(members[index]) }
    let last = queue.last
    let rest = [queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()]

    #expect(last === members[4])
    #expect(rest.map { $0?.number } == [1, 2, 4, nil])
    #expect(queue.isEmpty && queue.last == nil)
  }

  @Test func `an element of another queue, or of none, is not removed`() {
    var (queue, other) = (CancellableQueue<Member>(), CancellableQueue<Member>())
    let (member, alien) = (Member(1), Member(2))
    queue.append(member)
    other.append(alien)

    let removals = [queue.remove(alien), queue.remove(member), queue.remove(member)]

    #expect(removals == [false, true, false])
    #expect((queue.count, other.count) == (0, 1))
  }

  @Test func `removing many elements moves each a few times, whichever is removed first`() {
    for order in [Array(0..<10_000), (0..<10_000).reversed(), (0..<10_000).shuffled()] {
      var queue = CancellableQueue<Member>()
      let members = (0..<10_000).map { Member($0) }
      for member in members { queue.append(member) }

      for index in order { queue.remove(members[index]) }

      #expect(queue.isEmpty)
      #expect(members.allSatisfy { $0.moves == 2 })
    }
  }

  @Test func `a queue whose first element stays closes the places of removed ones`() {
    var queue = CancellableQueue<Member>()
    let first = Member(0)
    queue.append(first)
    var (before, largest) = (Member(1), Int32(0))
    queue.append(before)

    for number in 2..<10_000 {
      let next = Member(number)
      queue.append(next)
      queue.remove(before)
      largest = max(largest, next.position)
      before = next
    }

    #expect(largest < 100)
    #expect(first.moves < 1_000)
    let rest = queue.removeAll()
    #expect(rest.count == 2 && rest[0] === first && rest[1] === before)
  }

  @Test func `a removed element is released`() {
    var queue = CancellableQueue<Member>()
    weak var removed: Member?
    do {
      let member = Member(1)
      removed = member
      queue.append(Member(0))
      queue.append(member)
      queue.append(Member(2))
      queue.remove(member)
    }

    let rest = queue.removeAll().map(\.number)
    #expect(removed == nil)
    #expect(rest == [0, 2])
  }
}
