import Bindery
import Testing

@testable import BinderyTesting

/// The time limit is there to end a test that hangs.
@Suite(.timeLimit(.minutes(30)))
struct SettleTests {
  @Test func `a chain of tasks on the main actor has run`() async {
    let steps = Steps()

    steps.start(1_000)
    await settle()

    #expect(steps.done == 1_000)
  }

  @Test func `a task that yields again and again has ended`() async {
    let steps = Steps()

    Task { for _ in 0..<1_000 { await Task.yield(); steps.done += 1 } }
    await settle()

    #expect(steps.done == 1_000)
  }

  @Test func `detached tasks have ended, and what awaits them has run`() async {
    let steps = Steps()

    Task { for _ in 0..<1_000 { steps.done += await Task.detached { 1 }.value } }
    await settle()

    #expect(steps.done == 1_000)
  }

  @Test func `calls of another actor have returned`() async {
    let steps = Steps()
    let counter = Counter()

    Task { for _ in 0..<1_000 { steps.done = await counter.increment() } }
    await settle()

    #expect(steps.done == 1_000)
  }

  @Test func `child tasks have ended`() async {
    let steps = Steps()
    let counter = Counter()

    Task {
      for _ in 0..<100 {
        async let first = counter.increment()
        async let second = counter.increment()
        steps.done = max(await first, await second)
      }
    }
    await settle()

    #expect(steps.done == 200)
  }

  @Test func `slow work on another thread has ended`() async {
    let steps = Steps()

    Task { steps.done = await Task.detached { Self.slowSum() }.value }
    await settle()

    #expect(steps.done == 499_999_500_000)
  }

  @Test func `the work after a resumed continuation has run`() async {
    let steps = Steps()
    var continuation: CheckedContinuation<Void, Never>?
    Task {
      await withCheckedContinuation { continuation = $0 }
      steps.start(10)
    }
    await settle()
    #expect(steps.done == 0)

    continuation?.resume()
    await settle()

    #expect(steps.done == 10)
  }

  @Test func `several callers do not wait for each other`() async {
    let steps = Steps()

    let first = Task {
      await settle()
      await settle()
    }
    let second = Task { await settle() }
    steps.start(100)
    await settle()

    #expect(steps.done == 100)
    await first.value
    await second.value
  }

  @Test func `a sleeping task is not waited for`() async {
    var hasWoken = false
    let sleeper = Task {
      try? await Task.sleep(for: .seconds(86_400))
      hasWoken = true
    }

    await settle()

    #expect(!hasWoken)
    sleeper.cancel()
  }

  // C76
  @Test func `polling work is reported by name after the limit, with the number of other jobs`()
    async
  {
    let poll = Polling()
    var reports: [String] = []
    let trace = Trace.observe { event in
      if "\(event)".contains("PollTests.swift") { reports.append("\(event)") }
    }
    defer { trace.dispose() }
    poll.ask.execute()
    poll.wait()
    Task { while !poll.isDone { await Task.yield() } }

    await settle(limit: 1_000, file: "PollTests.swift", line: 3)
    poll.isDone = true
    await settle()

    #expect(reports.count == 1)
    let report = reports.first ?? ""
    #expect(report.hasPrefix("settle() (PollTests.swift:3) after 1000 jobs: work has not ended: "))
    #expect(report.contains("the command ask"))
    #expect(report.contains("a task of wait() (BinderyTestingTests/SettleTests.swift:"))
    #expect(report.contains("other jobs"))
    #expect(!RunningTasks.names.contains("the command ask"))
  }

  @Test func `settle can be passed as a function, on its own and of a scheduler`() async {
    let steps = Steps()
    let functions: [@MainActor () async -> Void] = [settle, TestScheduler().settle]

    for function in functions {
      steps.start(10)
      await function()
    }

    #expect(steps.done == 20)
  }

  @Test func `without a job count, a chain runs a limited number of steps`() async {
    let steps = Steps()

    steps.start(50)
    await takeTurns(50)

    #expect(steps.done == 50)
  }

  private nonisolated static func slowSum() -> Int {
    var sum = 0
    for number in 0..<1_000_000 { sum += number }
    return sum
  }
}

/// Steps that each run in a task of their own.
private final class Steps {
  var done = 0

  deinit {}

  func start(_ count: Int) {
    guard count > 0 else { return }
    Task {
      done += 1
      start(count - 1)
    }
  }
}

/// A command and a task that poll until the test says that they are done.
private final class Polling {
  var isDone = false
  private let lifetime = Lifetime()
  private(set) lazy var ask = makeAsk()

  init() {}

  deinit {}

  private func makeAsk() -> Command<Void, Void> {
    Command(name: "ask") { [unowned self] in while !isDone { await Task.yield() } }
  }

  func wait() {
    lifetime.task { [unowned self] in while !isDone { await Task.yield() } }
  }
}

private actor Counter {
  private var value = 0

  deinit {}

  func increment() -> Int {
    value += 1
    return value
  }
}
