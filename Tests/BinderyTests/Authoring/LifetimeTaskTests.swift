import Bindery
import BinderyTesting
import Testing

struct LifetimeTaskTests {
  // C48
  @Test func `work on a sequence without end keeps no view model alive`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var viewModel: FeedViewModel? = FeedViewModel(stream)
    weak let released = viewModel

    continuation.yield(1)
    continuation.yield(2)
    await settle()
    let numbers = viewModel?.numbers
    viewModel = nil
    await settle()

    #expect(numbers == [1, 2])
    #expect(released == nil)
    #expect(isTerminated(continuation.yield(3)))
  }

  // C48
  @Test func `a task is cancelled when its lifetime ends and dropped after its own end`() async {
    let response = PendingResponse<Int>()
    let lifetime = Lifetime()
    var log: [String] = []

    let short = lifetime.task { log.append("short") }
    let long = lifetime.task {
      _ = try? await response.value()
      log.append("cancelled: \(Task.isCancelled)")
    }
    await settle()
    lifetime.dispose()
    await response.resolve(.success(1))
    let late = lifetime.task { log.append("late") }
    await late.value

    #expect(log == ["short", "cancelled: true"])
    #expect(!short.isCancelled && long.isCancelled)
  }

  // C48
  @Test func `no element is handled after the end of the lifetime, even if buffered`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let lifetime = Lifetime()
    let log = Log()
    for number in 1...3 { continuation.yield(number) }

    let task = lifetime.task(log, for: stream) { log, number in
      log.numbers.append(number)
      lifetime.dispose()
    }
    await task.value

    #expect(log.numbers == [1])
  }

  @Test func `an observer that starts a task does not depend on what the task reads`() {
    let source = MutableProperty(0)
    let lifetime = Lifetime()
    var runs = 0
    let token = observe {
      runs += 1
      lifetime.task { _ = source.value }
    }

    source.value = 1

    #expect(runs == 1)
    token.dispose()
  }

  // C48
  @Test func `a sequence that an actor returns is awaited, and its elements are handled`() async {
    let service = Numbers()
    let log = Log()

    let lifetime = Lifetime()
    let task = lifetime.task(log, of: { await service.changes() }) { log, number in
      log.numbers.append(number)
    }
    await task.value
    lifetime.dispose()

    #expect(log.numbers == [1, 2])
  }

  @Test func `an error of a sequence is traced`() async {
    let lifetime = Lifetime()
    let log = Log()
    var reports: [String] = []
    let trace = Trace.observe {
      // Other tests run during the wait.
      guard case .unhandledError("numbers", let error) = $0 else { return }
      reports.append("\(error)")
    }
    defer { trace.dispose() }

    lifetime.task(log, for: BrokenSequence(), name: "numbers") { $0.numbers.append($1) }
    await settle()

    #expect(log.numbers == [1])
    #expect(reports == ["Refused()"])
  }
}

/// Yields one number, then throws, without a suspension.
private nonisolated struct BrokenSequence: AsyncSequence, AsyncIteratorProtocol {
  private var hasBegun = false

  func makeAsyncIterator() -> BrokenSequence { self }

  mutating func next() async throws -> Int? { try await next(isolation: nil) }

  mutating func next(isolation: isolated (any Actor)?) async throws -> Int? {
    if hasBegun { throw Refused() }
    hasBegun = true
    return 1
  }
}

private func isTerminated(_ result: AsyncStream<Int>.Continuation.YieldResult) -> Bool {
  if case .terminated = result { true } else { false }
}

private final class Log {
  var numbers: [Int] = []
}

private final class FeedViewModel: ViewModel {
  @MutableProperty private(set) var numbers: [Int] = []

  init(_ stream: AsyncStream<Int>) {
    super.init()
    lifetime.task(self, for: stream) { viewModel, number in viewModel.numbers.append(number) }
  }
}

private actor Numbers {
  func changes() -> AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 1...2 { continuation.yield(number) }
      continuation.finish()
    }
  }
}
