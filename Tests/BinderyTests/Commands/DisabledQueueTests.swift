import Bindery
import BinderyTesting
import Testing

/// Queued executions whose turn comes while the command is disabled.
struct DisabledQueueTests {
  private let response = PendingResponse<Int>()
  private let begun = MutableProperty<[Int]>([])
  private let isAllowed = MutableProperty(true)

  private func command(_ policy: CommandPolicy) -> Command<Int, Int> {
    Command(policy, name: "save", when: { [isAllowed] in isAllowed.value }) {
      [begun, response] (input: Int) async throws in
      begun.value.append(input)
      return try await response.value()
    }
  }

  // C63
  @Test(arguments: [CommandPolicy.queue, .concurrent(limit: 1)])
  func `a queued execution is dropped if its turn comes while the command is disabled`(
    _ policy: CommandPolicy
  ) async {
    let save = command(policy)
    var executing: [Bool] = []
    let token = observe { executing.append(save.isExecuting) }
    save.execute(1)
    let callers = [2, 3].map { input in Task { try await save(input) } }
    await settle()

    isAllowed.value = false
    await response.resolve(.success(10))

    for caller in callers {
      await #expect(throws: CommandError.disabled) { try await caller.value }
    }
    #expect(begun.value == [1])
    #expect(executing == [false, true, false])
    token.dispose()
  }

  // C63
  @Test func `an execution that no caller awaits is dropped and traced`() async {
    let (isAllowed, begun) = (isAllowed, begun)
    var completions: [(Result<Int, any Error>) -> Void] = []
    let save = Command<Int, Int>(
      .queue,
      name: "save",
      when: { isAllowed.value },
      { input, complete in
        begun.value.append(input)
        completions.append(complete)
      },
      onCancel: {}
    )
    var failures = 0
    let token = save.onError { _ in failures += 1 }
    let caller = Task { try await save(1) }
    await settle()
    for input in 2...3 { save.execute(input) }

    isAllowed.value = false
    let dropped = droppedExecutions { caller.cancel() }

    #expect(dropped == ["save", "save"])
    #expect(begun.value == [1])
    #expect(failures == 0)
    #expect(!save.isExecuting)
    token.dispose()
  }

  /// Returns the names of the commands that drop an execution while `body` runs.
  private func droppedExecutions(_ body: () -> Void) -> [String] {
    Trace.events({ if case .executionDropped(let name) = $0 { name } else { nil } }, during: body)
  }

  // C63
  @Test func `a queued execution begins if the command is enabled by its turn`() async throws {
    let save = command(.queue)
    for input in 1...2 { save.execute(input) }

    isAllowed.value = false
    isAllowed.value = true
    await response.resolve(.success(10))
    await response.resolve(.success(20))

    #expect(begun.value == [1, 2])
    #expect(try save.result?.get() == 20)
  }

  // C63
  @Test func `the handlers of the outcome before decide whether the next execution begins`() async {
    let isAllowed = isAllowed
    let save = command(.queue)
    let token = save.onValue { isAllowed.value = $0 != 20 }
    for input in 1...4 { save.execute(input) }

    await response.resolve(.success(10))
    await response.resolve(.success(20))
    #expect(begun.value == [1, 2])
    isAllowed.value = true
    save.execute(5)
    await response.resolve(.success(50))

    #expect(begun.value == [1, 2, 5])
    #expect(!save.isExecuting)
    token.dispose()
  }

  // C63
  @Test func `another running execution keeps the command executing`() async {
    let save = command(.concurrent(limit: 2))
    for input in 1...4 { save.execute(input) }

    isAllowed.value = false
    await response.resolve(.success(10))
    #expect(save.isExecuting)
    isAllowed.value = true
    save.execute(5)
    await response.resolve(.success(20))
    await response.resolve(.success(50))

    #expect(begun.value == [1, 2, 5])
    #expect(!save.isExecuting)
  }

  // C63
  @Test func `an execution that waits for a cancelled one is dropped for all its callers`() async {
    let save = command(.join)
    save.execute(1)
    await settle()
    save.cancel()
    let callers = [2, 3].map { input in Task { try await save(input) } }
    await settle()

    isAllowed.value = false
    await response.resolve(.success(10))

    for caller in callers {
      await #expect(throws: CommandError.disabled) { try await caller.value }
    }
    #expect(begun.value == [1])
    #expect(!save.isExecuting)
  }

  // C63
  @Test func `a new execution is dropped if the cancel handler of the old one disables`() async {
    let (isAllowed, begun) = (isAllowed, begun)
    var completions: [(Result<Int, any Error>) -> Void] = []
    let search = Command<Int, Int>(
      .latest,
      when: { isAllowed.value },
      { input, complete in
        begun.value.append(input)
        completions.append(complete)
      },
      onCancel: { isAllowed.value = false }
    )
    search.execute(1)

    await #expect(throws: CommandError.disabled) { try await search(2) }

    #expect(begun.value == [1])
    #expect(!search.isExecuting)
  }

  // C63
  @Test func `a thousand queued executions are dropped on a normal stack`() async {
    let save = command(.queue)
    for input in 0...1_000 { save.execute(input) }

    isAllowed.value = false
    await response.resolve(.success(0))

    #expect(begun.value == [0])
    #expect(!save.isExecuting)
  }

  // C30, C63
  @Test func `a delegate is not called for a dropped execution`() async {
    let save = command(.queue)
    let delegate = CountingDelegate()
    save.delegate = delegate
    for input in 1...2 { save.execute(input) }

    isAllowed.value = false
    await response.resolve(.success(10))

    #expect(delegate.calls == ["start", "success", "finish"])
  }
}

private final class CountingDelegate: CommandDelegate {
  private(set) var calls: [String] = []

  init() {}

  deinit {}

  func commandDidStart(_ command: any CommandStatus) { calls.append("start") }
  func command(_ command: any CommandStatus, didSucceedWith value: Any) { calls.append("success") }
  func command(_ command: any CommandStatus, didFailWith error: any Error) { calls.append("fail") }
  func commandDidFinish(_ command: any CommandStatus) { calls.append("finish") }
}
