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
