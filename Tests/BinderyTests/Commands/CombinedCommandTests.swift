import Bindery
import BinderyTesting
import Testing

struct CombinedCommandTests {
  private let response = PendingResponse<Int>()

  @Test func `executing a combined command executes all children of any output`() throws {
    let number = Command<Int, Int> { $0 }
    let word = Command<Int, String> { "\($0)" }
    let both = CombinedCommand(number, word)

    #expect(both.execute(4))

    #expect(try number.result?.get() == 4)
    #expect(try word.result?.get() == "4")
  }

  // C29
  @Test func `a combined command is enabled if all children are, executing if any is`() async {
    let isOpen = MutableProperty(false)
    let response = response
    let load = Command<Void, Int> { try await response.value() }
    let show = Command<Void, Void>(when: { isOpen.value }) {}
    let both = CombinedCommand(load, show)
    var states: [[Bool]] = []
    let token = observe { states.append([both.isEnabled, both.isExecuting]) }

    #expect(!both.execute())
    isOpen.value = true
    load.execute()
    #expect(!both.execute())
    await response.resolve(.success(1))

    #expect(states == [[false, false], [true, false], [false, true], [true, false]])
    token.dispose()
  }

  @Test func `children can be added and removed`() {
    var runs: [String] = []
    let first = Command<Void, Void> { runs.append("first") }
    let second = Command<Void, Void> { runs.append("second") }
    let all = CombinedCommand<Void>()
    #expect(!all.isEnabled)

    let child = all.add(first)
    let other = all.add(second)
    all.execute()
    child.dispose()
    all.execute()

    #expect(runs == ["first", "second", "second"])
    other.dispose()
    #expect(!all.execute())
  }

  // C29
  @Test func `a command that is added twice is one child until both handles are disposed of`() async
  {
    var runs = 0
    let count = Command<Void, Void> { runs += 1 }
    let response = response
    let load = Command<Void, Int> { try await response.value() }
    let all = CombinedCommand<Void>()
    let handles = [all.add(count), all.add(count), all.add(load), all.add(load)]

    #expect(all.execute())
    #expect(runs == 1)
    await response.resolve(.success(1))
    handles[0].dispose()
    handles[0].dispose()
    handles[2].dispose()
    #expect(all.execute())
    #expect(runs == 2)
    await response.resolve(.success(1))
    handles[1].dispose()
    handles[3].dispose()

    #expect(!all.isEnabled && !all.execute())
    #expect(runs == 2)
  }

  // C29
  @Test func `execute returns whether every child has accepted the input`() {
    let isOpen = MutableProperty(true)
    var runs: [String] = []
    let close = Command<Void, Void> {
      runs.append("close")
      isOpen.value = false
    }
    let show = Command<Void, Void>(when: { isOpen.value }) { runs.append("show") }
    let last = Command<Void, Void> { runs.append("last") }
    let all = CombinedCommand(close, show, last)

    #expect(!all.execute())

    #expect(runs == ["close", "last"])
  }

  // C29
  @Test func `a child that an earlier one disables fails as disabled for the caller`() async {
    let isOpen = MutableProperty(true)
    var runs: [String] = []
    let close = Command<Void, Void> {
      runs.append("close")
      isOpen.value = false
    }
    let show = Command<Void, Void>(when: { isOpen.value }) { runs.append("show") }
    let both = CombinedCommand(close, show)

    await #expect(throws: CommandError.disabled) { try await both() }

    #expect(runs == ["close"])
  }

  @Test func `awaiting it waits for all children; a child publishes a second failure`() async {
    let response = response
    let slow = Command<Void, Int> { try await response.value() }
    let bad = Command<Void, Void> { () async throws in throw Refused() }
    let worse = Command<Void, Void> { () async throws in throw Refused() }
    var heard: [String] = []
    let tokens = [
      bad.onError { _ in heard.append("bad") }, worse.onError { _ in heard.append("worse") },
    ]
    let all = CombinedCommand(slow, bad, worse)
    var hasEnded = false
    let caller = Task {
      defer { hasEnded = true }
      try await all()
    }
    await settle()
    #expect(!hasEnded)
    await response.resolve(.success(1))

    await #expect(throws: Refused.self) { try await caller.value }
    #expect(heard == ["worse"])
    for token in tokens { token.dispose() }
  }

  @Test func `cancelling a combined command cancels all children`() async {
    let response = response
    let one = Command<Void, Int> { try await response.value() }
    let two = Command<Void, Int> { try await response.value() }
    let both = CombinedCommand(one, two)
    both.execute()

    both.cancel()
    await response.resolve(.success(1))
    await response.resolve(.success(2))

    #expect(one.result == nil && two.result == nil)
    #expect(!both.isExecuting)
  }
}
