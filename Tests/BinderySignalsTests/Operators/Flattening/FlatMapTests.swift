import BinderySignals
import BinderyTesting
import Testing

/// The strategies, each with the same inner producers: `1` and `2` send three values and complete,
/// `8` fails in its second frame, `9` is interrupted in it.
struct FlatMapTests {
  private let marbles = Marbles()

  private func inner(_ number: Int) -> SignalProducer<String, MarbleFailure> {
    switch number {
    case 8: marbles.cold("-#", .names)
    case 9: marbles.cold("-!", .names)
    case 1: marbles.cold("-a-b-c|", .names)
    default: marbles.cold("-x-y-z|", .names)
    }
  }

  private func expect(_ row: MarbleCase, _ strategy: FlattenStrategy) throws {
    try marbles.expect(row) {
      $0.flatMap(strategy, inner)
    } producer: {
      $0.flatMap(strategy, inner)
    }
  }

  @Test(arguments: [
    MarbleCase(
      "all producers send",
      "-1-2-----|",
      gives: "--a-(bx)-(cy)-z|",
      holding: "^--------!"
    ),
    MarbleCase("completes with the last producer", "-1-|", gives: "--a-b-c|", holding: "^--!"),
    MarbleCase("an inner failure is forwarded", "-1-8", gives: "--a-(b#)", holding: "^---!"),
    MarbleCase("an outer failure is forwarded", "-1-#", gives: "--a#", holding: "^--!"),
    MarbleCase("an outer interruption is forwarded", "-1-!", gives: "--a!", holding: "^--!"),
    MarbleCase(
      "an inner interruption counts as a completion",
      "-9-1|",
      gives: "----a-b-c|",
      holding: "^---!"
    ),
    MarbleCase("disposal", "-1--2", gives: "--a", disposing: "---!", holding: "^--!"),
  ])
  func `merge runs all at once`(_ row: MarbleCase) throws { try expect(row, .merge) }

  @Test(arguments: [
    MarbleCase("runs the producers in order", "-1-2-|", gives: "--a-b-c-x-y-z|", holding: "^----!"),
    MarbleCase("an inner failure is forwarded", "-81-", gives: "--#", holding: "^-!"),
    MarbleCase("an outer failure is forwarded", "-12#", gives: "--a#", holding: "^--!"),
    MarbleCase("an outer interruption is forwarded", "-12!", gives: "--a!", holding: "^--!"),
    MarbleCase(
      "an inner interruption counts as a completion",
      "-91|",
      gives: "---a-b-c|",
      holding: "^--!"
    ),
    MarbleCase("disposal", "-12", gives: "--a", disposing: "---!", holding: "^--!"),
  ])
  func `concat runs one after the other`(_ row: MarbleCase) throws { try expect(row, .concat) }

  @Test(arguments: [
    MarbleCase("runs two producers at once", "-122|", gives: "--axbyczx-y-z|", holding: "^---!")
  ])
  func `concurrent runs a limited number at once`(_ row: MarbleCase) throws {
    try expect(row, .concurrent(limit: 2))
  }

  @Test(arguments: [
    MarbleCase(
      "switches to the newest producer",
      "-1--2-----|",
      gives: "--a--x-y-z|",
      holding: "^---------!"
    ),
    MarbleCase("completes with the newest producer", "-12|", gives: "---x-y-z|", holding: "^--!"),
    MarbleCase("an inner failure is forwarded", "-1-8", gives: "--a-#", holding: "^---!"),
    MarbleCase(
      "a failure of a replaced producer is not forwarded",
      "-81|",
      gives: "---a-b-c|",
      holding: "^--!"
    ),
    MarbleCase("an outer failure is forwarded", "-1-#", gives: "--a#", holding: "^--!"),
    MarbleCase("an outer interruption is forwarded", "-1-!", gives: "--a!", holding: "^--!"),
    MarbleCase(
      "an inner interruption counts as a completion",
      "-9-|",
      gives: "---|",
      holding: "^--!"
    ),
    MarbleCase("disposal", "-1--2", gives: "--a", disposing: "---!", holding: "^--!"),
  ])
  func `latest runs the newest`(_ row: MarbleCase) throws { try expect(row, .latest) }

  @Test(arguments: [
    MarbleCase(
      "forwards the first producer to send",
      "-12-1-|",
      gives: "--a-b-c|",
      holding: "^-----!"
    ),
    MarbleCase("without inner producers", "---|", gives: "---|", holding: "^--!"),
    MarbleCase("a failure wins too", "-82--", gives: "--#", holding: "^-!"),
    MarbleCase("an interruption wins too", "-92--", gives: "--!", holding: "^-!"),
    MarbleCase("an outer failure is forwarded", "-12#", gives: "--a#", holding: "^--!"),
    MarbleCase("an outer interruption is forwarded", "-12!", gives: "--a!", holding: "^--!"),
    MarbleCase("disposal", "-12", gives: "--a", disposing: "---!", holding: "^--!"),
  ])
  func `race forwards the first that sends`(_ row: MarbleCase) throws { try expect(row, .race) }

  @Test(arguments: [
    MarbleCase("drops producers that arrive meanwhile", "-12-----2|", gives: "--a-b-c--x-y-z|"),
    MarbleCase("an inner failure is forwarded", "-81-", gives: "--#", holding: "^-!"),
    MarbleCase("an outer failure is forwarded", "-12#", gives: "--a#", holding: "^--!"),
    MarbleCase("an outer interruption is forwarded", "-12!", gives: "--a!", holding: "^--!"),
    MarbleCase("an inner interruption is forwarded too", "-9-1|", gives: "--!", holding: "^-!"),
    MarbleCase("disposal", "-12", gives: "--a", disposing: "---!", holding: "^--!"),
  ])
  func `throttle runs the first until it has ended`(_ row: MarbleCase) throws {
    try expect(row, .throttle)
  }

  @Test(arguments: [
    FlattenStrategy.merge, .concat, .concurrent(limit: 3), .latest, .race, .throttle,
  ])
  func `inner runs are interrupted with the output`(_ strategy: FlattenStrategy) {
    let log = SubscriptionLog()
    let source = marbles.cold("-1")
    let inner = marbles.cold("--2", log: log)
    let run = marbles.record(source.flatMap(strategy) { _ in inner })

    marbles.at(4) { run.dispose() }
    marbles.play()

    #expect(run.timeline == "---2")
    #expect(log.timelines == ["-^--!"])
  }

  @Test(arguments: [
    FlattenStrategy.merge, .concat, .concurrent(limit: 3), .latest, .race, .throttle,
  ])
  func `an interruption of a run reaches downstream operators once`(_ strategy: FlattenStrategy) {
    var received = 0
    let run = SignalProducer<Int, Never>(value: 1)
      .flatMap(strategy) { _ in SignalProducer<Int, Never>.never }
      .on(interrupted: { received += 1 })
      .start()

    run.dispose()

    #expect(received == 1)
  }

  @Test(arguments: [FlattenStrategy.race, .throttle])
  func `an inner producer that is interrupted by itself interrupts a race and a throttle`(
    _ strategy: FlattenStrategy
  ) {
    let (signal, input) = Signal<Int, Never>.pipe()
    let (inner, innerInput) = Signal<Int, Never>.pipe()
    var events: [Signal<Int, Never>.Event] = []
    signal.flatMap(strategy) { _ in inner }.observe { events.append($0) }
    SignalProducer(signal).flatMap(strategy) { _ in inner }.start { events.append($0) }

    input.send(value: 1)
    innerInput.sendInterrupted()

    #expect(events == [.interrupted, .interrupted])
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest])
  func `the last inner producer may be interrupted by itself`(_ strategy: FlattenStrategy) {
    let (signal, input) = Signal<Int, Never>.pipe()
    let (later, laterInput) = Signal<Int, Never>.pipe()
    var events: [Signal<Int, Never>.Event] = []
    SignalProducer(signal).flatMap(strategy) { _ in SignalProducer(later) }.start {
      events.append($0)
    }

    input.send(value: 1)
    input.sendCompleted()
    laterInput.send(value: 2)
    laterInput.sendInterrupted()

    #expect(events == [.value(2), .completed])
  }

  @Test func `a signal may be flat mapped to properties and signals`() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = MutableProperty("a")
    var seen: [String] = []
    signal.flatMap(.latest) { _ in property }.observeValues { seen.append($0) }
    signal.flatMap(.merge) { _ in property.signal }.observeValues { seen.append($0 + "!") }

    input.send(value: 1)
    property.value = "b"

    #expect(seen == ["a", "b", "b!"])
  }

  @Test func `a source that cannot fail can be combined with one that may fail`() {
    let sure = SignalProducer<Int, Never>(values: [1, 2])
    let unsure = SignalProducer<Int, MarbleFailure>(values: [1, 2])
    var seen: [String] = []

    sure.flatMap(.concat) { SignalProducer<Int, MarbleFailure>(value: $0 * 10) }
      .start { seen.append("\($0)") }
    unsure.flatMap(.concat) { SignalProducer<Int, Never>(values: [$0, $0]) }
      .start { seen.append("\($0)") }
    sure.flatMap(.concat) { SignalProducer<Int, Never>(value: -$0) }.startWithValues {
      seen.append("\($0)")
    }

    #expect(
      seen == [
        "value 10", "value 20", "completed",
        "value 1", "value 1", "value 2", "value 2", "completed",
        "-1", "-2",
      ]
    )
  }
}
