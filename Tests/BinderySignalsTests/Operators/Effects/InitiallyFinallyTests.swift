import BinderySignals
import BinderyTesting
import Testing

struct InitiallyFinallyTests {
  @Test(arguments: MarbleCase.allPass)
  func `finally forwards all events`(_ row: MarbleCase) throws {
    try Marbles().expect(row) {
      $0.finally {}
    } producer: {
      $0.finally {}
    }
  }

  @Test(arguments: ["-|", "-#", "-!"])
  func `the action is called once at any ending`(_ source: String) {
    let marbles = Marbles()
    var count = 0

    marbles.hot(Timeline(source)).finally { count += 1 }.observe { _ in }
    marbles.cold(Timeline(source)).finally { count += 1 }.start()
    marbles.play()

    #expect(count == 2)
  }

  @Test func `initially calls its action before the work of each start`() {
    var order: [String] = []
    let producer = SignalProducer<Int, Never> { observer, _ in
      order.append("work")
      observer.sendCompleted()
    }
    .initially { order.append("initially") }

    producer.start()
    producer.start()

    #expect(order == ["initially", "work", "initially", "work"])
  }
}
