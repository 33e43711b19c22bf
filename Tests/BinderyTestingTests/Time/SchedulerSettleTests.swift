import BinderySignals
import BinderyTesting
import Testing

struct SchedulerSettleTests {
  private struct Refused: Error {}

  @Test func `requests and the pauses between them alternate until nothing is left`() async {
    let scheduler = TestScheduler()
    var attempts = 0
    let failing = SignalProducer<Int, any Error> {
      attempts += 1
      throw Refused()
    }
    let results = TestObserver(
      failing.retry(upTo: 3, backOff: .constant(.seconds(1)), on: scheduler)
    )

    await scheduler.settle()

    #expect(attempts == 4)
    #expect(results.failure is Refused)
  }
}
