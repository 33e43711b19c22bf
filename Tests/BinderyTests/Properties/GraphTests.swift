import Bindery
import BinderyTesting
import Testing

struct GraphTests {
  // C1
  @Test func `a diamond delivers one consistent event`() {
    let source = MutableProperty(1)
    let plus = computed { source.value + 1 }
    let times = computed { source.value * 10 }
    var seen: [[Int]] = []
    let token = observe { seen.append([plus.value, times.value]) }

    source.value = 2

    #expect(seen == [[2, 10], [3, 20]])
    token.dispose()
  }

  // C7
  @Test func `a computed property that stays equal notifies no observer`() {
    let source = MutableProperty(1)
    let isEven = computed { source.value.isMultiple(of: 2) }
    var runs = 0
    let token = observe {
      _ = isEven.value
      runs += 1
    }

    source.value = 3
    source.value = 5
    #expect(runs == 1)
    source.value = 6
    #expect(runs == 2)
    token.dispose()
  }

  // C6
  @Test func `dependencies are determined again in each run`() {
    let usesLeft = MutableProperty(true)
    let left = MutableProperty("l")
    let right = MutableProperty("r")
    var seen: [String] = []
    let token = observe { seen.append(usesLeft.value ? left.value : right.value) }

    right.value = "r2"
    usesLeft.value = false
    left.value = "l2"
    right.value = "r3"

    #expect(seen == ["l", "r2", "r3"])
    token.dispose()
  }

  // C3
  @Test func `a write of an observer is delivered after the current change`() {
    let number = MutableProperty(0)
    var first: [Int] = []
    var second: [Int] = []
    let one = observe {
      first.append(number.value)
      if number.value == 1 { number.value = 2 }
    }
    let two = observe { second.append(number.value) }

    number.value = 1

    #expect(first == [0, 1, 2])
    #expect(second.first == 0 && second.last == 2)
    one.dispose()
    two.dispose()
  }

  // C5
  @Test func `a batch counts as one change`() {
    let first = MutableProperty("Ada")
    let last = MutableProperty("Byron")
    var seen: [String] = []
    let token = observe { seen.append("\(first.value) \(last.value)") }

    batch {
      first.value = "Grace"
      last.value = "Hopper"
    }

    #expect(seen == ["Ada Byron", "Grace Hopper"])
    token.dispose()
  }

  // C10
  @Test func `a hundred thousand chained properties update and are released on a normal stack`() {
    let source = MutableProperty(0)
    var last = computed { source.value }
    for _ in 1..<100_000 {
      let previous = last
      last = computed { previous.value + 1 }
      _ = last.value
    }

    source.value = 1

    #expect(last.value == 100_000)
  }
}
