import BinderySignals
import BinderyTesting
import Testing

struct AsyncWorkTests {
  private struct Fault: Error, Equatable {}

  @Test func `the elements of an asynchronous sequence become values`() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    var events: [Signal<Int, Never>.Event] = []
    SignalProducer<Int, Never>(numbers).start { events.append($0) }

    feed.yield(1)
    feed.yield(2)
    feed.finish()
    await settle()

    #expect(events == [.value(1), .value(2), .completed])
  }

  @Test func `an error of an asynchronous sequence is the failure`() async {
    let (numbers, feed) = AsyncThrowingStream.makeStream(of: Int.self)
    var seen: [String] = []
    SignalProducer<Int, any Error>(numbers).start { seen.append("\($0)") }

    feed.yield(1)
    feed.finish(throwing: Fault())
    await settle()

    #expect(seen == ["value 1", "failed Fault()"])
  }

  @Test func `disposing of the run cancels the iteration`() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let hasEnded = MutableProperty(false)
    feed.onTermination = { _ in Task { @MainActor in hasEnded.value = true } }
    var events: [Signal<Int, Never>.Event] = []
    let run = SignalProducer<Int, Never>(numbers).start { events.append($0) }
    await settle()

    run.dispose()
    await settle()

    #expect(hasEnded.value)
    #expect(events == [.interrupted])
  }

  @Test func `work that throws a cancellation interrupts the producer`() async {
    var seen: [String] = []
    let cancelled = SignalProducer<Int, any Error> {
      await settle()
      throw CancellationError()
    }

    cancelled.start { seen.append("\($0)") }
    await settle()
    await settle()

    #expect(seen == ["interrupted"])
  }

  // C82
  @Test func `flatMap latest cancels the work for the previous value`() async {
    var cancelled: [Int] = []
    let (numbers, number) = Signal<Int, Never>.pipe()
    var seen: [Int] = []
    numbers.flatMap(.latest) { number -> Int in
      await settle()
      if Task.isCancelled { cancelled.append(number) }
      return number * 10
    }.observeValues { seen.append($0) }

    number.send(value: 1)
    number.send(value: 2)
    await settle()
    await settle()

    #expect(seen == [20])
    // Work that begins late is cancelled before.
    #expect(cancelled == (tasksBeginLate ? [] : [1]))
  }

  @Test func `an error of asynchronous work fails the result`() async {
    var seen: [String] = []
    SignalProducer<Int, Never>(values: [1, 2])
      .flatMap(.concat) { number -> Int in
        await settle()
        guard number < 2 else { throw Fault() }
        return number
      }
      .start { seen.append("\($0)") }

    for _ in 0..<4 { await settle() }

    #expect(seen == ["value 1", "failed Fault()"])
  }

  @Test func `asynchronous work may fail with the failure type of its source`() async {
    var seen: [String] = []
    let numbers = SignalProducer<Int, any Error>(values: [1, 2])
    numbers.flatMap(.merge) { (number: Int) async throws -> Int in number * 2 }
      .start { seen.append("\($0)") }

    await settle()

    #expect(seen == ["value 2", "value 4", "completed"])
  }
}
