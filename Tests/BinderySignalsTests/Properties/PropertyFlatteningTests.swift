import BinderySignals
import BinderyTesting
import Testing

struct PropertyFlatteningTests {
  private let first = MutableProperty(0)
  private let second = MutableProperty(10)

  @Test func `the newest inner property is followed`() {
    let outer = MutableProperty(first)
    let log = Log(outer.flatten(.latest))

    first.value = 1
    outer.value = second
    first.value = 2
    second.value = 11

    #expect(log.events == ["value 0", "value 1", "value 10", "value 11"])
  }

  @Test func `the newest inner property is consistent with the property that selects it`() {
    let index = MutableProperty(0)
    let chosen = index.flatMap(.latest) { [first, second] in $0 == 0 ? first : second }
    let log = Log(index.combineLatest(with: chosen))

    index.value = 1

    #expect(log.events == ["value (0, 0)", "value (1, 10)"])
  }

  @Test func `all inner properties are followed, or one after the other`() {
    let outer = MutableProperty(first)
    let (merged, queued) = (Log(outer.flatten(.merge)), Log(outer.flatten(.concat)))

    outer.value = second
    second.value = 11
    first.value = 1

    #expect(merged.events == ["value 0", "value 10", "value 11", "value 1"])
    #expect(queued.events == ["value 0", "value 1"])
  }

  @Test func `concat follows the next inner property after the previous one is released`() {
    var inner: [MutableProperty<Int>] = [MutableProperty(0), MutableProperty(10)]
    let outer = MutableProperty(inner[0])
    let log = Log(outer.flatten(.concat))

    outer.value = inner[1]
    inner[1].value = 11
    inner.removeFirst()

    #expect(log.events == ["value 0", "value 11"])
  }

  @Test func `a flattened property completes after the outer and the newest inner property`() {
    var log: Log<Int>?
    var inner: [MutableProperty<Int>] = [MutableProperty(1)]
    do {
      let outer = MutableProperty(inner[0])
      log = Log(outer.flatten(.latest))
    }
    let before = withExtendedLifetime(inner) {
      inner[0].value = 2
      return log?.events
    }
    inner = []

    #expect(before == ["value 1", "value 2"])
    #expect(log?.events == ["value 1", "value 2", "completed"])
  }

  @Test func `a replaced inner property is not retained`() async {
    let outer = MutableProperty(first)
    let flat = outer.flatten(.latest)
    let released = await isReleased {
      MutableProperty(5)
    } afterwards: { inner in
      outer.value = inner
      _ = flat.value
      outer.value = second
      _ = flat.value
    }

    #expect(released)
    #expect(flat.value == 10)
  }
}
