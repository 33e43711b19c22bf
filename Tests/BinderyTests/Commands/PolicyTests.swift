import Bindery
import BinderyTesting
import Testing

struct PolicyTests {
  private let response = PendingResponse<Int>()
  private var begun = MutableProperty<[Int]>([])

  private func command(_ policy: CommandPolicy) -> Command<Int, Int> {
    Command(policy, name: "load") { [begun, response] (input: Int) async throws in
      begun.value.append(input)
      return try await response.value()
    }
  }

  // C26
  @Test func `executions up to the limit run concurrently, the others wait`() async {
    let load = command(.concurrent(limit: 2))
    var published: [Int] = []
    let token = load.onValue { published.append($0) }

    for input in 1...4 { load.execute(input) }
    await settle()
    #expect(begun.value == [1, 2])
    #expect(load.isEnabled)
    await response.resolve(.success(10))
    #expect(begun.value == [1, 2, 3])
    for value in [20, 30] { await response.resolve(.success(value)) }
    #expect(load.isExecuting)
    await response.resolve(.success(40))

    #expect(begun.value == [1, 2, 3, 4])
    #expect(published == [10, 20, 30, 40])
    #expect(!load.isExecuting)
    token.dispose()
  }

  // C26
  @Test func `a joined execution gets the result of the running one`() async throws {
    let load = command(.join)
    let first = Task { try await load(1) }
    let second = Task { try await load(2) }
    await settle()

    await response.resolve(.success(7))

    #expect(begun.value == [1])
    #expect(try await [first.value, second.value] == [7, 7])
    #expect(!load.isExecuting)
  }

  // C27
  @Test func `a joined caller may be cancelled, and the others get the result`() async throws {
    let load = command(.join)
    let leaving = Task { try await load(1) }
    let staying = Task { try await load(2) }
    await settle()

    leaving.cancel()
    await settle()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    #expect(load.isExecuting)
    await response.resolve(.success(7))

    #expect(try await staying.value == 7)
  }

  @Test func `cancelling the last joined caller cancels the execution`() async throws {
    let load = command(.join)
    let callers = [1, 2].map { input in Task { try await load(input) } }
    await settle()

    for caller in callers { caller.cancel() }
    await settle()
    await response.resolve(.success(7))

    for caller in callers {
      await #expect(throws: CancellationError.self) { try await caller.value }
    }
    #expect(load.result == nil)
  }

  @Test func `a cancelled execution is not joined: the next one waits for its end`() async throws {
    let load = command(.join)
    load.execute(1)
    await settle()
    load.cancel()
    load.execute(2)
    load.execute(3)
    #expect(begun.value == [1])

    await response.resolve(.success(10))
    await response.resolve(.success(20))

    #expect(begun.value == [1, 2])
    #expect(try load.result?.get() == 20)
    #expect(!load.isExecuting)
  }

  @Test func `a failure of a joined execution is thrown only to the callers that await it`() async {
    let load = command(.join)
    var heard = 0
    let token = load.onError { _ in heard += 1 }
    load.execute(0)
    let callers = [1, 2].map { input in Task { try await load(input) } }
    await settle()

    await response.resolve(.failure(Refused()))

    for caller in callers { await #expect(throws: Refused.self) { try await caller.value } }
    #expect(heard == 0)
    token.dispose()
  }

  @Test func `cancelling a command cancels the waiting executions`() async {
    let save = command(.queue)
    let caller = Task { try await save(0) }
    await settle()
    for input in 1...3 { save.execute(input) }

    save.cancel()
    await response.resolve(.success(1))

    #expect(begun.value == [0])
    #expect(!save.isExecuting)
    await #expect(throws: CancellationError.self) { try await caller.value }
  }

  // C25
  @Test func `a handler that cancels the command also cancels the next execution`() async {
    let save = command(.queue)
    let token = save.onValue { _ in save.cancel() }
    for input in 1...2 { save.execute(input) }
    let caller = Task { try await save(3) }
    await settle()

    await response.resolve(.success(1))

    #expect(begun.value == [1])
    #expect(!save.isExecuting)
    await #expect(throws: CancellationError.self) { try await caller.value }
    token.dispose()
  }

  // C25
  @Test func `a delegate that cancels the command at its end cancels the next execution`() async {
    let save = command(.queue)
    let delegate = CancellingDelegate()
    save.delegate = delegate
    for input in 1...3 { save.execute(input) }

    await response.resolve(.success(1))

    #expect(begun.value == [1])
    #expect(!save.isExecuting)
  }

  // C26
  @Test func `an execution that a handler requests waits behind the next one`() async {
    let save = command(.queue)
    let token = save.onValue { value in if value == 10 { save.execute(3) } }
    for input in 1...2 { save.execute(input) }

    await response.resolve(.success(10))
    #expect(begun.value == [1, 2])
    for value in [20, 30] { await response.resolve(.success(value)) }

    #expect(begun.value == [1, 2, 3])
    #expect(!save.isExecuting)
    token.dispose()
  }

  @Test func `a waiting execution is cancelled with its caller alone`() async {
    let save = command(.queue)
    save.execute(1)
    let caller = Task { try await save(2) }
    await settle()
    save.execute(3)

    caller.cancel()
    await settle()
    await #expect(throws: CancellationError.self) { try await caller.value }
    await response.resolve(.success(1))
    await response.resolve(.success(3))

    #expect(begun.value == [1, 3])
  }

  @Test func `a thousand waiting executions run in order`() async {
    var order: [Int] = []
    let response = response
    let save = Command<Int, Void>(.queue) { (input: Int) async throws in
      if input == 0 { _ = try await response.value() }
      order.append(input)
    }

    for input in 0...1_000 { save.execute(input) }
    await response.resolve(.success(0))

    #expect(order == Array(0...1_000))
  }

  @Test func `a handler may execute the command again`() async {
    var seen: [Int] = []
    let count = Command<Int, Int> { (input: Int) async in input }
    let token = count.onValue {
      seen.append($0)
      if $0 < 3 { count.execute($0 + 1) }
    }

    count.execute(1)
    await settle()

    #expect(seen == [1, 2, 3])
    token.dispose()
  }
}

private final class CancellingDelegate: CommandDelegate {
  init() {}

  deinit {}

  func commandDidFinish(_ command: any CommandStatus) { command.cancel() }
}
