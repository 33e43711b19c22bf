import BinderySignals
import BinderyTesting
import Testing

struct SequenceProducerTests {
  private struct Fault: Error, Equatable {}

  // C52
  @Test func `each start obtains a new sequence from the actor`() async {
    let store = Store()
    let changes = SignalProducer(of: { await store.changes() })
    let first = TestObserver(changes)
    await settle()
    await store.change(to: 1)
    let second = TestObserver(changes)
    await settle()

    await store.change(to: 2)
    await settle()

    #expect(await store.requests == 2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  // C52
  @Test func `the producer completes with the sequence`() async {
    let store = Store()
    let changes = TestObserver(SignalProducer(of: { await store.changes() }))
    await settle()

    await store.change(to: 1)
    await store.close()
    await settle()

    #expect(changes.events == [.value(1), .completed])
  }

  // C52
  @Test func `an interruption cancels the iteration`() async {
    let store = Store()
    let changes = TestObserver(SignalProducer(of: { await store.changes() }))
    await settle()
    #expect(await store.listeners == 1)

    changes.dispose()
    await settle()
    await store.change(to: 1)
    await settle()

    #expect(await store.listeners == 0)
    #expect(changes.events == [.interrupted])
  }

  // C52
  @Test func `an interruption cancels the closure before the iteration`() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    var cancellations: [Bool] = []
    let changes = TestObserver(
      SignalProducer(of: {
        for await _ in gate.stream {}
        cancellations.append(Task.isCancelled)
        return AsyncStream<Int> { $0.yield(1) }
      })
    )

    await settle()
    changes.dispose()
    await settle()

    #expect(cancellations == [true])
    #expect(changes.events == [.interrupted])
  }

  // C52
  @Test func `an error of the closure or of the sequence fails the producer`() async {
    let obtaining = SignalProducer<Int, any Error>(of: { () async throws -> AsyncStream<Int> in
      throw Fault()
    })
    let iterating = SignalProducer(of: { () async in
      AsyncThrowingStream<Int, any Error> {
        $0.yield(1)
        $0.finish(throwing: Fault())
      }
    })
    var seen: [String] = []

    obtaining.start { seen.append("obtaining: \($0)") }
    await settle()
    iterating.start { seen.append("iterating: \($0)") }
    await settle()

    #expect(
      seen == ["obtaining: failed Fault()", "iterating: value 1", "iterating: failed Fault()"]
    )
  }

  // C52
  @Test func `a cancellation error interrupts the producer`() async {
    var seen: [String] = []
    let cancelled = SignalProducer<Int, any Error>(of: { () async throws -> AsyncStream<Int> in
      throw CancellationError()
    })

    cancelled.start { seen.append("\($0)") }
    await settle()

    #expect(seen == ["interrupted"])
  }
}

/// A service that reports its changes.
private actor Store {
  private(set) var requests = 0
  private var continuations: [Int: AsyncStream<Int>.Continuation] = [:]

  var listeners: Int { continuations.count }

  func changes() -> AsyncStream<Int> {
    requests += 1
    let number = requests
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    continuations[number] = continuation
    return changes
  }

  func change(to value: Int) {
    for continuation in continuations.values { continuation.yield(value) }
  }

  func close() { for continuation in continuations.values { continuation.finish() } }

  private func forget(_ number: Int) { continuations[number] = nil }
}
