import Bindery
import BinderyTesting
import Testing

struct CommandTests {
  // C21
  @Test func `a synchronous body has ended when execute returns`() {
    var lengths: [Int] = []
    let measure = Command<String, Int> { $0.count }
    let token = measure.onValue { lengths.append($0) }

    let wasAccepted = measure.execute("four")

    #expect(wasAccepted)
    #expect(lengths == [4])
    #expect(!measure.isExecuting)
    token.dispose()
  }

  // C82
  @Test func `an asynchronous body that never suspends has ended too, unless it begins late`()
    async throws
  {
    let double = Command<Int, Int> { input, _ in input * 2 }

    double.execute(4)
    let isExecuting = double.isExecuting
    await settle()

    #expect(isExecuting == tasksBeginLate)
    #expect(try double.result?.get() == 8)
    #expect(!double.isExecuting)
  }

  // C26
  @Test func `a command with the policy ignore is disabled while it executes`() async {
    let response = PendingResponse<Int>()
    let load = Command<Void, Int> { try await response.value() }
    var enabled: [Bool] = []
    let token = observe { enabled.append(load.isEnabled) }

    load.execute()
    let second = load.execute()
    await response.resolve(.success(1))

    #expect(!second)
    #expect(enabled == [true, false, true])
    token.dispose()
  }

  // C22
  @Test func `a condition enables and disables the command`() async throws {
    let name = MutableProperty("")
    let greet = Command<Void, String>(when: { !name.value.isEmpty }) { "Hello \(name.value)" }

    #expect(!greet.execute())
    await #expect(throws: CommandError.disabled) { try await greet() }

    name.value = "Ada"
    #expect(try await greet() == "Hello Ada")
  }

  // C26
  @Test func `queued inputs run in order`() async {
    let response = PendingResponse<Void>()
    var begun: [Int] = []
    let save = Command<Int, Void>(.queue) { input in
      begun.append(input)
      try await response.value()
    }

    for input in 1...3 { save.execute(input) }
    await settle()
    #expect(begun == [1])
    for _ in 1...3 { await response.resolve(.success(())) }

    #expect(begun == [1, 2, 3])
    #expect(!save.isExecuting)
  }

  // C23, C25, C26
  @Test func `a superseded execution publishes nothing; isExecuting is true until it ends`() async {
    let responses = ["a": PendingResponse<String>(), "b": PendingResponse<String>()]
    var found: [String] = []
    let search = Command<String, String>(.latest) { input in
      try await responses[input]?.value() ?? ""
    }
    let token = search.onValue { found.append($0) }

    search.execute("a")
    await settle()
    search.execute("b")
    await responses["b"]?.resolve(.success("of b"))
    #expect(found == ["of b"])
    #expect(search.isExecuting)
    await responses["a"]?.resolve(.success("of a"))

    #expect(found == ["of b"])
    #expect(!search.isExecuting)
    token.dispose()
  }

  // C24
  // Differs: a failure of a command without an observer
  @Test func `a failure is sent to the error handlers, or else to the trace`() {
    var traced: [String] = []
    let trace = Trace.observe { if case .unhandledError(let name, _) = $0 { traced.append(name) } }
    defer { trace.dispose() }
    let fail = Command<Void, Void>(name: "fail") { throw Refused() }
    var heard = 0

    fail.execute()
    let token = fail.onError { _ in heard += 1 }
    fail.execute()

    #expect(traced == ["fail"])
    #expect(heard == 1)
    #expect(throws: Refused.self) { try fail.result?.get() }
    token.dispose()
  }

  // C24
  @Test func `an awaited failure is thrown to its caller alone`() async {
    let fail = Command<Void, Void> { throw Refused() }
    var heard = 0
    let token = fail.onError { _ in heard += 1 }

    await #expect(throws: Refused.self) { try await fail() }

    #expect(heard == 0)
    token.dispose()
  }

  // C23, C25
  @Test func `cancelling calls the handler, and the command executes until the body ends`() async {
    let response = PendingResponse<Int>()
    var cancelled = 0
    let download = Command<Void, Int> { (_: Void, execution: CommandExecution) in
      execution.onCancel { cancelled += 1 }
      return try await response.value()
    }

    download.execute()
    await settle()
    download.cancel()
    #expect(cancelled == 1)
    #expect(download.isExecuting)
    await response.resolve(.success(1))

    #expect(!download.isExecuting)
    #expect(download.result == nil)
  }

  // C27
  @Test func `cancelling the awaiting task cancels the execution`() async {
    let response = PendingResponse<Int>()
    let load = Command<Void, Int> { try await response.value() }
    let caller = Task { try await load() }
    await settle()

    caller.cancel()
    await settle()
    await response.resolve(.success(1))

    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(load.result == nil)
  }

  // C28
  @Test func `a command that is released cancels its body`() async {
    let response = PendingResponse<Int>()
    var wasCancelled = false
    let released = await isReleased {
      Command<Void, Int> { (_: Void, execution: CommandExecution) in
        execution.onCancel { wasCancelled = true }
        return try await response.value()
      }
    } afterwards: {
      $0.execute()
      await settle()
    }

    #expect(released)
    #expect(wasCancelled)
    await response.resolve(.success(1))
  }

  @Test func `progress is published during an execution`() async {
    var seen: [Double?] = []
    let copy = Command<Void, Void> { (_: Void, execution: CommandExecution) async in
      execution.report(progress: 0.5)
    }
    let token = observe { seen.append(copy.progress) }

    copy.execute()
    await settle()

    #expect(seen == [nil, 0.5, nil])
    token.dispose()
  }
}
