import Bindery
import BinderyTesting
import Testing

struct ReentrancyTests {
  // C2
  @Test func `observers run in the order in which they began to depend on what changes`() {
    let isOn = MutableProperty(true)
    let number = MutableProperty(0)
    var order: [String] = []
    var tokens: [any Disposable] = []
    for name in ["a", "b", "c"] {
      tokens.append(
        observe {
          if name == "a", !isOn.value { return }
          _ = number.value
          order.append(name)
        }
      )
    }
    isOn.value = false
    isOn.value = true
    order = []

    number.value = 1

    #expect(order == ["b", "c", "a"])
    for token in tokens { token.dispose() }
  }

  // C2
  @Test func `observers behind sibling computed properties run in the order of their making`() {
    let source = MutableProperty(0)
    let siblings = (1...3).map { number in computed { source.value + number } }
    var order: [String] = []
    var tokens: [any Disposable] = []
    for (number, sibling) in siblings.enumerated() {
      tokens.append(
        observe {
          _ = sibling.value
          order.append("\(number)")
        }
      )
    }
    tokens.append(
      observe {
        _ = source.value
        order.append("direct")
      }
    )
    order = []

    source.value = 1

    #expect(order == ["0", "1", "2", "direct"])
    for token in tokens { token.dispose() }
  }

  // C2
  @Test func `direct and indirect observers run in the order in which they were made`() {
    let source = MutableProperty(0)
    let near = computed { source.value + 1 }
    let far = computed { near.value + 1 }
    let reads: [() -> Int] = [
      { far.value }, { source.value }, { near.value }, { far.value }, { source.value },
      { near.value }, { source.value + far.value },
    ]
    var order: [Int] = []
    let tokens = reads.enumerated().map { number, read in
      observe {
        _ = read()
        order.append(number)
      }
    }
    order = []

    source.value = 1
    source.value = 2

    #expect(order == Array(reads.indices) + Array(reads.indices))
    for token in tokens { token.dispose() }
  }

  // C2
  @Test func `an observer that a change reaches on two paths runs at the earlier of its turns`() {
    let isOn = MutableProperty(false)
    let source = MutableProperty(0)
    let doubled = computed { source.value * 2 }
    var order: [String] = []
    let both = observe {
      _ = doubled.value
      if isOn.value { _ = source.value }
      order.append("both")
    }
    let direct = observe {
      _ = source.value
      order.append("direct")
    }
    isOn.value = true
    order = []

    source.value = 1

    #expect(order == ["both", "direct"])
    both.dispose()
    direct.dispose()
  }

  // C2
  @Test func `ten thousand observers behind computed properties run in order`() {
    let source = MutableProperty(0)
    let siblings = (0..<100).map { number in computed { source.value + number } }
    var order: [Int] = []
    let tokens = (0..<10_000).map { number in
      observe {
        _ = siblings[number * 37 % 100].value
        order.append(number)
      }
    }
    order = []

    source.value = 1

    #expect(order == Array(0..<10_000))
    for token in tokens { token.dispose() }
  }

  // C3
  @Test func `nested writes reach all observers in one order`() {
    let first = MutableProperty(0)
    let second = MutableProperty(0)
    var seen: [[[Int]]] = [[], [], []]
    var tokens: [any Disposable] = []
    for index in seen.indices {
      tokens.append(
        observe {
          seen[index].append([first.value, second.value])
          // The observer in the middle writes the second property for each change of the first.
          if index == 1 { second.value = first.value * 10 }
        }
      )
    }

    first.value = 1
    first.value = 2

    // An observer whose turn is still to come sees both changes at once, and none sees another
    // order.
    #expect(seen[0] == [[0, 0], [1, 0], [1, 10], [2, 10], [2, 20]])
    #expect(seen[2] == [[0, 0], [1, 10], [2, 20]])
    for token in tokens { token.dispose() }
  }

  // C12
  @Test func `an observer that is added during a delivery is given the present state once`() {
    let number = MutableProperty(0)
    var late: [Int] = []
    var second: (any Disposable)?
    let first = observe {
      guard number.value == 1, second == nil else { return }
      second = observe { late.append(number.value) }
    }

    number.value = 1
    #expect(late == [1])
    number.value = 2

    #expect(late == [1, 2])
    first.dispose()
    second?.dispose()
  }

  // C13
  @Test func `observers that are removed during a delivery are not called any more`() {
    let number = MutableProperty(0)
    var heard: [String] = []
    var tokens: [any Disposable] = []
    for name in ["a", "b", "c"] {
      tokens.append(
        observe {
          guard number.value > 0 else { return }
          heard.append(name)
          if name == "b" { for token in tokens { token.dispose() } }
        }
      )
    }

    number.value = 1
    number.value = 2

    #expect(heard == ["a", "b"])
  }

  // C10
  @Test func `a chain of a hundred thousand is released on a normal stack`() async {
    let source = MutableProperty(0)
    weak var first: MutableProperty<Int>?
    do {
      let own = MutableProperty(0)
      first = own
      var last = computed { own.value + source.value }
      for _ in 1..<100_000 {
        let previous = last
        last = computed { previous.value + 1 }
        _ = last.value
      }
      #expect(last.value == 99_999)
    }

    #expect(first == nil)
  }

  // C9
  @Test func `a cycle through several properties is reported with all their names`() {
    var cycles: [[String]] = []
    let trace = Trace.observe { if case .cycle(let names) = $0 { cycles.append(names) } }
    defer { trace.dispose() }
    let turn = MutableProperty(false)
    var second: Property<Int>?
    let first = computed("first") { turn.value ? (second?.value ?? 0) + 1 : 0 }
    second = computed("second") { first.value + 1 }
    _ = second?.value

    turn.value = true
    _ = second?.value

    let path = cycles.first ?? []
    #expect(path.contains { $0.hasPrefix("first (BinderyTests/ReentrancyTests.swift:") })
    #expect(path.contains { $0.hasPrefix("second (BinderyTests/ReentrancyTests.swift:") })
    #expect(path.first == path.last)
    second = nil
  }
}
