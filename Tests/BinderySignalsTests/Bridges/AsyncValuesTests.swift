import BinderySignals
import BinderyTesting
import Testing

struct AsyncValuesTests {
  private nonisolated struct Fault: Error, Equatable {}

  // C8
  @Test func `an observer that starts asynchronous work does not depend on what the work reads`() {
    let source = MutableProperty(0)
    let work = SignalProducer<Int, Never> { () async -> Int in source.value }
    var runs = 0
    let token = observe {
      runs += 1
      work.start()
    }

    source.value = 1

    #expect(runs == 1)
    token.dispose()
  }

  @Test func `a run that cannot fail is iterated without try`() async {
    var seen: [Int] = []

    for await value in SignalProducer<Int, Never>(values: [1, 2, 3]).values() { seen.append(value) }

    #expect(seen == [1, 2, 3])
  }

  @Test func `a failure is thrown after the values, with its own type`() async {
    var seen: [Int] = []
    let failing = SignalProducer<Int, Fault>(value: 1).concat(error: Fault())

    do throws(Fault) {
      for try await value in failing.values() { seen.append(value) }
    } catch {
      #expect(error == Fault())
      seen.append(-1)
    }

    #expect(seen == [1, -1])
  }

  @Test func `the failure takes no place in the buffer of values`() async {
    var seen: [Int] = []
    let failing = SignalProducer<Int, Fault>(values: [1, 2, 3]).concat(error: Fault())

    do throws(Fault) {
      for try await value in failing.values(bufferingPolicy: .bufferingNewest(1)) {
        seen.append(value)
      }
    } catch {
      seen.append(-1)
    }

    #expect(seen == [3, -1])
  }

  @Test func `values of a signal are buffered until they are requested`() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let values = signal.values()
    input.send(value: 1)
    input.send(value: 2)
    input.sendInterrupted()
    var seen: [Int] = []

    for await value in values { seen.append(value) }

    #expect(seen == [1, 2])
  }

  @Test func `cancelling the iteration interrupts the run`() async {
    var interruptions = 0
    let endless = SignalProducer<Int, Never>.never.on(interrupted: { interruptions += 1 })
    let task = Task { for await _ in endless.values() {} }
    await settle()
    #expect(interruptions == 0)

    task.cancel()
    await settle()

    #expect(interruptions == 1)
  }

  @Test func `releasing a sequence that is not iterated interrupts its run`() async {
    var interruptions = 0
    let endless = SignalProducer<Int, Never>.never.on(interrupted: { interruptions += 1 })

    _ = endless.values()
    await settle()

    #expect(interruptions == 1)
  }

  // C53
  @Test func `the values are iterated on any actor`() async {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let values = signal.values()
    let iteration = Task.detached {
      var seen: [String] = []
      do throws(Fault) {
        for try await value in values { seen.append("\(value)") }
      } catch {
        seen.append("\(error)")
      }
      return seen
    }

    for number in 1...3 { input.send(value: number) }
    input.send(error: Fault())

    #expect(await iteration.value == ["1", "2", "3", "Fault()"])
  }

  // C53
  @Test func `cancelling an iteration on another actor interrupts the run`() async {
    var interruptions = 0
    let endless = SignalProducer<Int, Never>.never.on(interrupted: { interruptions += 1 })
    let iteration = Task.detached { [values = endless.values()] in for await _ in values {} }
    await settle()
    #expect(interruptions == 0)

    iteration.cancel()
    await settle()

    #expect(interruptions == 1)
  }

  // C53
  @Test(arguments: ["stored", "derived", "mapped"])
  func `of the states that were not requested yet only the newest is kept`(
    _ kind: String
  ) async {
    let title = MutableProperty(Title("0"))
    let property: Property<Title> =
      switch kind {
      case "derived": computed { title.value }
      case "mapped": title.map { $0 }
      default: Property(title)
      }
    let values = property.producer.values()
    let number = LivingCount()

    for text in 1...1_000 { title.value = Title("\(text)", number) }
    #expect(number.living == 1)
    var seen: [String] = []
    for await value in values {
      seen.append(value.text)
      if value.text == "1000" { break }
    }

    #expect(seen == ["1000"])
  }

  // C53
  @Test(arguments: ["signal", "operator", "policy"])
  func `a signal, an operator and a policy keep all values`(_ kind: String) async {
    let number = MutableProperty(0)
    let values =
      switch kind {
      case "signal": number.signal.values()
      case "operator": number.producer.map { $0 }.values()
      default: number.producer.values(bufferingPolicy: .unbounded)
      }

    for value in 1...3 { number.value = value }
    var seen: [Int] = []
    for await value in values {
      seen.append(value)
      if value == 3 { break }
    }

    #expect(seen == (kind == "signal" ? [1, 2, 3] : [0, 1, 2, 3]))
  }
}

private final class LivingCount {
  var living = 0

  init() {}

  deinit {}
}

/// A value that counts the living ones.
private final class Title: Sendable {
  let text: String
  private let count: LivingCount?

  init(_ text: String, _ count: LivingCount? = nil) {
    self.text = text
    self.count = count
    count?.living += 1
  }

  isolated deinit { count?.living -= 1 }
}
