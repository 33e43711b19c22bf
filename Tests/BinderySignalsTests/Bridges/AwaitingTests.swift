import BinderySignals
import BinderyTesting
import Testing

struct AwaitingTests {
  private struct Fault: Error, Equatable {}
  private typealias Numbers = SignalProducer<Int, Fault>

  @Test func `first returns the first value and interrupts the run`() async {
    var interruptions = 0
    let endless = Numbers.never.prefix(value: 1).on(interrupted: { interruptions += 1 })

    #expect(await endless.first() == .success(1))
    #expect(interruptions == 1)
    #expect(await Numbers(error: Fault()).first() == .failure(Fault()))
    #expect(await Numbers.empty.first() == nil)
  }

  // C62
  @Test func `a producer is not started for a cancelled caller`() async {
    var starts = 0
    let numbers = Numbers { observer, _ in
      starts += 1
      observer.send(value: 1)
      observer.sendCompleted()
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var results = [await numbers.first(), await numbers.single(), await numbers.last()]
      if case .failure(let fault) = await numbers.wait() { results.append(.failure(fault)) }
      return results.allSatisfy { $0 == nil }
    }

    #expect(await task.value)
    #expect(starts == 0)
  }

  // C62
  @Test func `an action and a command over a producer do nothing for a cancelled caller`() async {
    var starts = 0
    let work = SignalProducer<Int, Never> {
      starts += 1; return 1
    }
    let action = Action<Void, Int, Never> { work }
    let command = Command<Void, Int>(producer: { work })
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = await action.apply().first()
      _ = try? await command()
    }

    await task.value

    #expect(starts == 0)
  }

  @Test func `single returns the only value`() async {
    #expect(await Numbers(value: 1).single() == .success(1))
    #expect(await Numbers(values: [1, 2, 3]).single() == nil)
    #expect(await Numbers.empty.single() == nil)
    #expect(await Numbers(value: 1).concat(error: Fault()).single() == .failure(Fault()))
  }

  @Test func `last returns the last value before the completion`() async {
    #expect(await Numbers(values: [1, 2, 3]).last() == .success(3))
    #expect(await Numbers.empty.last() == nil)
    #expect(await Numbers(value: 1).concat(error: Fault()).last() == .failure(Fault()))
  }

  @Test func `wait returns at the ending`() async {
    var finished: [String] = []
    if case .success = await Numbers(values: [1, 2]).wait() { finished.append("completed") }
    if case .failure(let fault) = await Numbers(error: Fault()).wait() {
      finished.append("\(fault)")
    }

    #expect(finished == ["completed", "Fault()"])
  }

  // Differs: `first()`, `single()`, `last()`, `wait()`
  @Test func `cancelling the waiting task interrupts the work`() async {
    var interruptions = 0
    let producer = Numbers.never.on(interrupted: { interruptions += 1 })
    let waiting = Task { await producer.last() }
    await settle()

    waiting.cancel()

    #expect(await waiting.value == nil)
    #expect(interruptions == 1)
  }
}
