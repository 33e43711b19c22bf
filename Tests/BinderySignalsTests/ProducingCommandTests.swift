import BinderyTesting
import Testing

struct ProducingCommandTests {
  private struct Fault: Error, Equatable {}

  @Test func `a command publishes the last value of its producer`() async {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let command = Command<Int, Int>(producer: { factor in
      SignalProducer(signal).map { $0 * factor }
    })
    var values: [Int] = []
    command.values.observeValues { values.append($0) }

    command.execute(10)
    await settle()
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
    await settle()
    command.cancel()
    await settle()

    #expect(interruptions == 1)
    #expect(!command.isExecuting)
    #expect(command.result == nil)
  }
}
