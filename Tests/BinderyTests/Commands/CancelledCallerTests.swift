import Bindery
import BinderyTesting
import Testing

/// A command whose caller was cancelled before the call, or while its execution waits.
struct CancelledCallerTests {
  private let response = PendingResponse<Int>()
  private let begun = MutableProperty<[Int]>([])

  private nonisolated static let policies: [CommandPolicy] = [
    .ignore, .queue, .latest, .concurrent(limit: 2), .join,
  ]

  private func command(_ policy: CommandPolicy) -> Command<Int, Int> {
    Command(policy, name: "load") { [begun, response] (input: Int) async throws in
      begun.value.append(input)
      return try await response.value()
    }
  }

  /// Calls `call` in a task that has been cancelled.
  private func inCancelledTask(_ call: @escaping @MainActor () async throws -> Void) async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await call()
    }
    try await task.value
  }

  // C62
  @Test(arguments: policies)
  func `an asynchronous body does not begin for a cancelled caller`(
    _ policy: CommandPolicy
  ) async {
    let load = command(policy)

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { _ = try await load(1) }
    }

    #expect(begun.value == [])
    #expect(!load.isExecuting && load.isEnabled)
    #expect(load.result == nil)
  }

  // C62
  @Test func `a synchronous body does not begin for a cancelled caller`() async {
    let begun = begun
    let note = Command<Int, Void> { begun.value.append($0) }

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { try await note(1) }
    }

    #expect(begun.value == [])
  }

  // C62
  @Test func `a callback body does not begin for a cancelled caller`() async {
    let begun = begun
    let note = Command<Int, Int>(
      { input, complete in
        begun.value.append(input)
        complete(.success(input))
      },
      onCancel: { begun.value.append(-1) }
    )

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { _ = try await note(1) }
    }

    #expect(begun.value == [])
  }

  // C62
  @Test func `no body of a command of a view model begins for a cancelled caller`() async {
    let viewModel = PaymentViewModel()

    for pay in [viewModel.pay, viewModel.payLater, viewModel.payWithCallback] {
      await #expect(throws: CancellationError.self) {
        try await inCancelledTask { try await pay() }
      }
    }

    #expect(viewModel.payments == [])
  }

  // C62
  @Test func `a cancelled caller gets the cancellation of a disabled command too`() async {
    let refused = Command<Void, Void>(when: { false }) {}

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { try await refused() }
    }
  }

  // C62
  @Test func `a cancelled caller supersedes no execution`() async throws {
    let load = command(.latest)
    let caller = Task { try await load(1) }
    await settle()

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { _ = try await load(2) }
    }
    await response.resolve(.success(10))

    #expect(try await caller.value == 10)
    #expect(begun.value == [1])
  }

  // C62
  @Test func `a cancelled caller does not keep an execution that it would join`() async {
    let load = command(.join)
    let caller = Task { try await load(1) }
    await settle()

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { _ = try await load(2) }
    }
    caller.cancel()
    await response.resolve(.success(10))

    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(load.result == nil)
  }

  // C62
  @Test func `a joined execution that waits does not begin when its callers are cancelled`() async {
    let load = command(.join)
    load.execute(1)
    await settle()
    load.cancel()
    let callers = [2, 3].map { input in Task { try await load(input) } }
    await settle()

    for caller in callers { caller.cancel() }
    await response.resolve(.success(10))

    #expect(begun.value == [1])
    #expect(!load.isExecuting)
    for caller in callers {
      await #expect(throws: CancellationError.self) { try await caller.value }
    }
  }

  // C62
  @Test func `a queued body does not begin in the turn in which its caller was cancelled`() async {
    let begun = begun
    var completions: [(Result<Int, any Error>) -> Void] = []
    let load = Command<Int, Int>(
      .queue,
      { input, complete in
        begun.value.append(input)
        completions.append(complete)
      },
      onCancel: {}
    )
    let first = Task { try await load(1) }
    let second = Task { try await load(2) }
    await settle()

    second.cancel()
    first.cancel()
    await settle()

    #expect(begun.value == [1])
    #expect(!load.isExecuting)
  }

  // C62
  @Test func `a queued body does not begin after another thread has cancelled its caller`() async {
    let save = command(.queue)
    save.execute(1)
    let caller = Task { try await save(2) }
    await settle()

    await Task.detached { caller.cancel() }.value
    await response.resolve(.success(10))

    #expect(begun.value == [1])
    await #expect(throws: CancellationError.self) { try await caller.value }
  }

  // C62
  @Test func `a combined command executes no child for a cancelled caller`() async {
    let begun = begun
    let first = Command<Int, Void> { begun.value.append($0) }
    let second = command(.queue)
    let both = CombinedCommand(first, second)

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { try await both(1) }
    }

    #expect(begun.value == [])
  }

  // C62
  @Test func `no child is executed after the body of one has cancelled the caller`() async {
    let begun = begun
    var caller: Task<Void, any Error>?
    let first = Command<Int, Void> {
      begun.value.append($0)
      caller?.cancel()
    }
    let second = Command<Int, Void> { begun.value.append($0 + 10) }
    let both = CombinedCommand(first, second)

    caller = Task { try await both(1) }

    await #expect(throws: CancellationError.self) { try await caller?.value }
    #expect(begun.value == [1])
  }

  // C62
  @Test func `execute and tasks of a lifetime do not depend on the calling task`() async throws {
    let begun = begun
    let note = Command<Int, Void> { begun.value.append($0) }
    let later = Command<Int, Void> { (input: Int) async in begun.value.append(input) }
    let lifetime = Lifetime()

    try await inCancelledTask {
      note.execute(1)
      later.execute(2)
      lifetime.task { begun.value.append(Task.isCancelled ? -3 : 3) }
    }

    #expect(begun.value == [1, 2, 3])
  }

  @Test func `a cancel handler that an observer calls does not subscribe`() {
    let begun = begun
    let load = Command<Void, Int>({ _, _ in }, onCancel: { _ = begun.value })
    load.execute()
    var runs = 0
    let token = observe {
      runs += 1
      load.cancel()
    }

    begun.value = [1]

    #expect(runs == 1)
    token.dispose()
  }
}

private final class PaymentViewModel: ViewModel {
  private(set) var payments: [String] = []

  private(set) lazy var pay: Command<Void, Void> = command { $0.payments.append("now") }
  private(set) lazy var payLater: Command<Void, Void> = command { viewModel async in
    viewModel.payments.append("later")
  }
  private(set) lazy var payWithCallback: Command<Void, Void> = command { viewModel, _, complete in
    viewModel.payments.append("with callback")
    complete(.success(()))
  } onCancel: { _ in
  }
}
