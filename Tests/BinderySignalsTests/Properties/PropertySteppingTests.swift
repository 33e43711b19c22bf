import BinderySignals
import BinderyTesting
import Testing

struct PropertySteppingTests {
  @Test func `a filtered property keeps the last value that passed`() {
    let number = MutableProperty(1)
    let even = number.filter(initial: 0) { $0.isMultiple(of: 2) }
    let log = Log(even)

    for value in [3, 4, 5] { number.value = value }

    #expect(even.value == 4)
    #expect(log.events == ["value 0", "value 4"])
  }

  @Test func `a first value that passes replaces the initial one`() {
    let even = MutableProperty(2).filter(initial: 0) { $0.isMultiple(of: 2) }

    #expect(even.value == 2)
  }

  @Test func `changes are followed without observers too`() {
    let number = MutableProperty(1)
    let (even, pair) = (
      number.filter(initial: 0) { $0.isMultiple(of: 2) }, number.combinePrevious(0)
    )

    for value in [2, 3, 5] { number.value = value }

    #expect(even.value == 2)
    #expect(pair.value == (3, 5))
  }

  @Test func `combinePrevious sends the previous value too`() {
    let number = MutableProperty(1)
    let log = Log(number.combinePrevious(0))

    number.value = 2
    number.value = 2

    #expect(log.events == ["value (0, 1)", "value (1, 2)"])
  }

  @Test func `no value, or no identity, is stored twice`() {
    let word = MutableProperty("a")
    let (unique, byLength) = (Log(word.uniqueValues()), Log(word.uniqueValues(\.count)))

    for value in ["b", "a", "bb", "b", "cc"] { word.value = value }

    #expect(unique.events == ["value a", "value b", "value bb", "value cc"])
    #expect(byLength.events == ["value a", "value bb"])
  }

  @Test func `a step belongs to its change, also on a longer path through the graph`() {
    let number = MutableProperty(1)
    let pair = number.map { $0 * 10 }.map { $0 + 1 }.combinePrevious(0)
    let log = Log(number.combineLatest(with: pair))

    number.value = 2

    #expect(log.events == ["value (1, (0, 11))", "value (2, (11, 21))"])
  }

  // C5
  @Test(arguments: [false, true])
  func `a batch is one step, with or without a read inside it`(_ reads: Bool) {
    let number = MutableProperty(1)
    let pair = number.combinePrevious(0)
    let even = number.filter(initial: 0) { $0.isMultiple(of: 2) }
    let unique = number.uniqueValues()
    let (pairs, uniques) = (Log(pair), Log(unique))
    var evens: [Int] = []
    var read: [String] = []

    for (first, second) in [(2, 3), (4, 6), (4, 5), (5, 8)] {
      batch {
        number.value = first
        if reads { read.append("\(pair.value) \(even.value) \(unique.value)") }
        number.value = second
      }
      evens.append(even.value)
    }

    #expect(
      pairs.events == [
        "value (0, 1)", "value (1, 3)", "value (3, 6)", "value (6, 5)", "value (5, 8)",
      ]
    )
    #expect(evens == [0, 6, 6, 8])
    #expect(uniques.events == ["value 1", "value 3", "value 6", "value 5", "value 8"])
    #expect(read == (reads ? ["(1, 2) 2 2", "(3, 4) 4 4", "(6, 4) 4 4", "(6, 5) 6 5"] : []))
  }

  @Test func `a source and the properties derived from it are released`() async {
    var log: Log<(Int, Int)>?
    let released = await isReleased {
      MutableProperty(1)
    } afterwards: {
      log = Log($0.combinePrevious(0))
    }

    #expect(released)
    #expect(log?.events == ["value (0, 1)", "completed"])
  }

  @Test func `a released property stops stepping`() {
    let number = MutableProperty(1)
    var calls = 0
    do {
      let odd = number.filter(initial: 0) { value in
        calls += 1
        return value % 2 == 1
      }
      _ = odd.value
    }

    number.value = 2

    #expect(calls == 1)
  }
}
