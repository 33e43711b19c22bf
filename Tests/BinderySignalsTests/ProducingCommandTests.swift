import BinderyTesting
import Testing

struct ProducingCommandTests {
  private struct Fault: Error, Equatable {}

  @Test func `the last value before the completion is what is awaited`() async throws {
    let producer = SignalProducer<Int, Fault>(values: [1, 2, 3])

    #expect(try await producer.last() == 3)
  }

  @Test func `a failure is thrown`() async {
    await #expect(throws: Fault()) {
      try await SignalProducer<Int, Fault>(error: Fault()).last()
    }
  }

  @Test func `completing without a value is a cancellation`() async {
    await #expect(throws: CancellationError.self) {
      try await SignalProducer<Int, Fault>.empty.last()
    }
  }

  @Test func `cancelling the waiting task interrupts the work`() async {
    var interruptions = 0
    let producer = SignalProducer<Int, Fault>.never.on(interrupted: { interruptions += 1 })
    let waiting = Task { try await producer.last() }
    await settle()

    waiting.cancel()

    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(interruptions == 1)
  }

  @Test func `a command publishes what its producer sends last`() async {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let command = Command<Int, Int>(producer: { factor in
      SignalProducer(signal).map { $0 * factor }
    })
    var values: [Int] = []
    command.values.observeValues { values.append($0) }

    command.execute(10)
    input.send(value: 1)
    input.send(value: 2)
    #expect(command.isExecuting)
    input.sendCompleted()
    await settle()

    #expect(values == [20])
    #expect(!command.isExecuting)
  }

  @Test func `cancelling a command interrupts its producer`() async {
    var interruptions = 0
    let command = Command<Void, Int>(producer: {
      SignalProducer<Int, Fault>.never.on(interrupted: { interruptions += 1 })
    })

    command.execute()
    command.cancel()
    await settle()

    #expect(interruptions == 1)
    #expect(!command.isExecuting)
    #expect(command.result == nil)
  }
}
