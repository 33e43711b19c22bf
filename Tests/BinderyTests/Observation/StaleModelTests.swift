import Bindery
import BinderyTesting
import Observation
import Testing

@Observable
private final class Model {
  var count = 0 { willSet { willChange() } }
  @ObservationIgnored var willChange: () -> Void = {}

  init() {}
}

/// Derived values over a plain `@Observable` object, read in the turn in which the object changes.
struct StaleModelTests {
  private let model = Model()

  // C11
  @Test func `a synchronous read after a change returns the new value`() {
    let doubled = computed { [model] in model.count * 2 }
    let title = computed { "\(doubled.value)" }
    let command = Command<Void, Void>(when: { [model] in model.count > 1 }) {}
    let before = (title.value, command.isEnabled)

    model.count = 2

    #expect(before == ("0", false))
    #expect((doubled.value, title.value, command.isEnabled) == (4, "4", true))
  }

  // C11
  @Test func `observers of a derived value run once, after the turn`() async {
    let doubled = computed { [model] in model.count * 2 }
    var seen: [Int] = []
    let token = observe { seen.append(doubled.value) }

    model.count = 1
    _ = doubled.value
    model.count = 2
    let during = seen
    await settle()

    #expect(during == [0])
    #expect(seen == [0, 4])
    token.dispose()
  }

  // C11
  @Test func `a read before the object has its new value does not keep the old one`() async {
    let doubled = computed { [model] in model.count * 2 }
    let title = computed { "\(doubled.value)" }
    var seen: [String] = []
    let token = observe { seen.append(title.value) }
    model.willChange = { _ = title.value }

    model.count = 3
    let read = title.value
    await settle()

    #expect(read == "6")
    #expect(seen == ["0", "6"])
    token.dispose()
  }

  // C1, C11
  @Test func `a property that changes in the same turn runs its observers at once`() async {
    let prefix = MutableProperty("a")
    let title = computed { [model] in "\(prefix.value)\(model.count)" }
    var seen: [String] = []
    let token = observe { seen.append(title.value) }

    model.count = 1
    prefix.value = "b"
    let during = seen
    await settle()

    #expect(during == ["a0", "b1"])
    #expect(seen == ["a0", "b1"])
    token.dispose()
  }

  // C11
  @Test func `a stack of diamonds over a model is validated once a read`() {
    var runs = 0
    var top = computed { [model] in
      runs += 1
      return model.count
    }
    for _ in 0..<20 {
      let (left, right) = (top, top)
      top = computed { left.value &+ right.value }
    }
    _ = top.value

    model.count = 1
    let value = top.value

    #expect(value == 1 << 20)
    #expect(runs < 10)
  }
}
