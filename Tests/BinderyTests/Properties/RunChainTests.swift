import Bindery
import BinderyTesting
import Observation
import Testing

@Observable
private final class Counter {
  var number = 0

  init() {}
}

struct RunChainTests {
  private let number = MutableProperty(0)

  // C9
  @Test func `an observer may take a thousand steps`() {
    let reports = Trace.cycles {
      let token = observe { if number.value < 1000 { number.value += 1 } }
      token.dispose()
    }

    #expect(number.value == 1000)
    #expect(reports.isEmpty)
  }

  // C9
  @Test func `observers that cause each other's runs are reported with their path`() {
    let other = MutableProperty(0)
    let reports = Trace.cycles(limit: 300) {
      let left = observe("left", file: "A.swift", line: 1) { other.value = number.value + 1 }
      let right = observe("right", file: "A.swift", line: 2) { number.value = other.value + 1 }
      withExtendedLifetime((left, right)) {}
    }

    let (left, right) = ("observe in left (A.swift:1)", "observe in right (A.swift:2)")
    #expect(reports == [[left, right, left]] || reports == [[right, left, right]])
  }

  // C9
  @Test func `a computed property that writes is a part of the chain`() {
    let copy = MutableProperty(0)
    var runs = 0
    let reports = Trace.cycles(limit: 300) {
      let writing = computed {
        copy.value = number.value
        return number.value
      }
      let first = observe { _ = writing.value }
      let second = observe {
        runs += 1
        if runs < 10_000 { number.value = copy.value + 1 }
      }
      withExtendedLifetime((first, second)) {}
    }

    #expect(reports.count == 1)
    #expect(runs < 310)
  }

  // C9, C40
  @Test func `a sink that writes when it receives a cycle is no part of it`() {
    let log = MutableProperty<[[String]]>([])
    var shown: [Int] = []
    let view = observe { shown.append(log.value.count) }
    let limit = Trace.cycleLimit
    Trace.cycleLimit = 300
    let trace = Trace.observe { if case .cycle(let names) = $0 { log.value.append(names) } }

    let token = observe { number.value += 1 }
    trace.dispose()
    Trace.cycleLimit = limit

    #expect(shown == [0, 1])
    withExtendedLifetime((view, token)) {}
  }

  // C9
  @Test func `changes from outside are no chain, however many`() {
    let doubled = MutableProperty(0)
    let reports = Trace.cycles(limit: 100) {
      let first = observe { doubled.value = number.value * 2 }
      let second = observe { _ = doubled.value }
      for tick in 1...10_000 { number.value = tick }
      withExtendedLifetime((first, second)) {}
    }

    #expect(doubled.value == 20_000)
    #expect(reports.isEmpty)
  }

  // C9, C11
  @Test func `observers that change each other's models are reported across turns`() async {
    // In a process of its own: the limit holds for all observers.
    await #expect(processExitsWith: .success) { @MainActor in
      let (left, right) = (Counter(), Counter())
      var reports: [[String]] = []
      let trace = Trace.observe { if case .cycle(let names) = $0 { reports.append(names) } }
      Trace.cycleLimit = 200
      var runs = 0

      let first = observe("first", file: "A.swift", line: 1) {
        runs += 1
        right.number = left.number + 1
      }
      let second = observe("second", file: "A.swift", line: 2) { left.number = right.number + 1 }
      left.number = 1
      await settle()

      precondition(reports.count == 1)
      precondition(Set(reports[0]).count == 2)
      precondition(runs < 210)
      withExtendedLifetime((trace, first, second)) {}
    }
  }
}
