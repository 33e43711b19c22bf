import BinderySignals
import BinderyTesting
import Testing

struct FlattenTests {
  private let marbles = Marbles()

  @Test func `signals of producers are flattened for each combination of failure types`() {
    typealias Sure = SignalProducer<Int, Never>
    typealias Unsure = SignalProducer<Int, MarbleFailure>
    let sure = Sure(value: 1)
    let unsure = Unsure(value: 2)
    var seen: [String] = []

    SignalProducer<Sure, Never>(value: sure).flatten(.merge).start { seen.append("\($0)") }
    SignalProducer<Unsure, Never>(value: unsure).flatten(.merge).start { seen.append("\($0)") }
    SignalProducer<Sure, MarbleFailure>(value: sure).flatten(.merge).start { seen.append("\($0)") }
    SignalProducer<Unsure, MarbleFailure>(value: unsure).flatten(.merge).start {
      seen.append("\($0)")
    }

    let ones = ["value 1", "completed"]
    let twos = ["value 2", "completed"]
    #expect(seen == ones + twos + ones + twos)
  }

  @Test func `flatten(.latest) follows the newest producer`() {
    let (signals, input) = Signal<Signal<Int, Never>, Never>.pipe()
    let (first, firstInput) = Signal<Int, Never>.pipe()
    let (second, secondInput) = Signal<Int, Never>.pipe()
    var seen: [Int] = []
    signals.flatten(.latest).observeValues { seen.append($0) }

    input.send(value: first)
    firstInput.send(value: 1)
    input.send(value: second)
    firstInput.send(value: 2)
    secondInput.send(value: 3)

    #expect(seen == [1, 3])
  }

  @Test func `sequences are flattened in order`() {
    let (signal, input) = Signal<[Int], Never>.pipe()
    var seen: [Int] = []
    signal.flatten().observeValues { seen.append($0) }

    input.send(value: [1, 2])
    input.send(value: [])
    input.send(value: [3])

    #expect(seen == [1, 2, 3])
  }

  @Test(arguments: [
    MarbleCase("elements", "-1-2|", gives: "-(11)-(22)|", holding: "^---!"),
    MarbleCase("failure", "-1-#", gives: "-(11)-#", holding: "^--!"),
    MarbleCase("interruption", "-1-!", gives: "-(11)-!", holding: "^--!"),
    MarbleCase("disposal", "-1-2", gives: "-(11)", disposing: "--!", holding: "^-!"),
  ])
  func `flatten of sequences`(_ row: MarbleCase) throws {
    try marbles.expect(row) {
      $0.map { [$0, $0] }.flatten()
    } producer: {
      $0.map { [$0, $0] }.flatten()
    }
  }
}
