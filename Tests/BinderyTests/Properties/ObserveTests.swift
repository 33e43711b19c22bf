import Bindery
import BinderyTesting
import Testing

private final class Person {
  @MutableProperty var name = "Ada"
  @MutableProperty private(set) var visits = 0
  @MutableProperty var friend: Person?

  func visit() { visits += 1 }
}

/// A class with members that hide the function `observe` from its own code.
private final class Telescope {
  private let target: Person
  private(set) var log: [String] = []
  private var tokens: [ObservationToken] = []

  init(_ target: Person) { self.target = target }

  func observe() { observe("target") }

  private func observe(_ star: String) {
    tokens = [
      .observing { [unowned self] in log.append("\(star): \(target.name)") },
      Bindery.observe { [unowned self] in log.append("visits: \(target.visits)") },
    ]
  }
}

struct ObserveTests {
  @Test func `a class with a member named observe uses the other two spellings`() {
    let person = Person()
    let telescope = Telescope(person)

    telescope.observe()
    person.name = "Grace"
    person.visit()

    #expect(telescope.log == ["target: Ada", "visits: 0", "target: Grace", "visits: 1"])
  }

  @Test func `an observer of a key path is given the old and the new value`() {
    let person = Person()
    var seen: [String] = []

    let token = observe(person, \.name, initial: true) { old, new in
      seen.append("\(old ?? "–") → \(new)")
    }
    person.name = "Grace"
    person.name = "Grace"

    #expect(seen == ["– → Ada", "Ada → Grace"])
    token.dispose()
  }

  @Test func `a nested path is observed anew when its middle changes`() {
    let person = Person()
    let first = Person()
    let second = Person()
    second.name = "Barbara"
    person.friend = first
    var seen: [String?] = []
    let token = observe(person, \.friend?.name) { _, new in seen.append(new) }

    first.name = "Edith"
    person.friend = second
    first.name = "nobody hears this"
    second.name = "Liskov"
    person.friend = nil

    #expect(seen == ["Edith", "Barbara", "Liskov", nil])
    token.dispose()
  }

  // C16
  @Test func `a token that is disposed of or released ends the observation`() {
    let person = Person()
    var heard = 0
    var token: ObservationToken? = observe(person, \.visits) { _, _ in heard += 1 }

    person.visit()
    token?.dispose()
    person.visit()
    #expect(heard == 1)

    token = observe(person, \.visits) { _, _ in heard += 1 }
    person.visit()
    token = nil
    person.visit()
    #expect(heard == 2)
  }

  // C16, C17
  @Test func `a lifetime ends its observations and does not retain the owner`() {
    let person = Person()
    let lifetime = Lifetime()
    var heard: [String] = []
    weak var released: Person?
    do {
      let owner = Person()
      released = owner
      lifetime.observe(owner) { heard.append($0.name + person.name) }
    }

    person.name = "Grace"

    #expect(released == nil)
    #expect(heard == ["AdaAda"])

    lifetime.observe(person) { heard.append($0.name) }
    lifetime.dispose()
    person.name = "Edith"
    #expect(heard == ["AdaAda", "Grace"])
  }

  // C16
  @Test func `an observation of a released owner is released with the next change`() {
    let person = Person()
    let lifetime = Lifetime()
    weak var captured: Person?
    do {
      let (owner, image) = (Person(), Person())
      captured = image
      lifetime.observe(owner) { _ in _ = (person.name, image) }
    }
    #expect(captured != nil)

    person.name = "Grace"

    #expect(captured == nil)
  }

  // C16
  @Test func `an observation of a path is released with the next change after its owner`() {
    let person = Person()
    let lifetime = Lifetime()
    weak var captured: Person?
    var heard = 0
    do {
      let (owner, image) = (Person(), Person())
      captured = image
      lifetime.observe(owner, person, \.name) { _, _, _ in
        heard += 1
        withExtendedLifetime(image) {}
      }
    }

    person.name = "Grace"

    #expect(captured == nil)
    #expect(heard == 0)
  }

  // C16
  @Test func `an observation of a released view model is released with it`() {
    let person = Person()
    let lifetime = Lifetime()
    weak var captured: Person?
    do {
      let (owner, image) = (ViewModel(), Person())
      captured = image
      lifetime.observe(owner) { _ in _ = (person.name, image) }
    }

    #expect(captured == nil)
  }

  // C16
  @Test func `a lifetime drops the observations of released owners while more are added`() {
    let person = Person()
    let lifetime = Lifetime()
    let living = (0..<20).map { _ in Person() }
    var captured: [WeakPerson] = []
    for owner in living { lifetime.observe(owner) { _ in _ = person.name } }

    for _ in 0..<1_000 {
      let (owner, image) = (Person(), Person())
      captured.append(WeakPerson(person: image))
      lifetime.observe(owner) { _ in _ = (person.name, image) }
    }

    #expect(captured.filter { $0.person != nil }.count <= 32)
    withExtendedLifetime(living) {}
  }

  // C8
  @Test func `untracked reads do not subscribe`() {
    let person = Person()
    var runs = 0
    let token = observe {
      runs += 1
      _ = untracked { person.name }
    }

    person.name = "Grace"

    #expect(runs == 1)
    token.dispose()
  }

  // C8
  @Test func `an observer does not depend on reads that its writes and commands cause`() {
    let trigger = MutableProperty(0)
    let written = MutableProperty(0)
    let other = MutableProperty(0)
    let read = Command<Void, Int> { other.value }
    var runs = 0
    let token = observe {
      runs += 1
      written.value = trigger.value
      read.execute()
    }

    other.value = 1
    #expect(runs == 1)
    trigger.value = 1

    #expect(runs == 2)
    token.dispose()
  }

  // C9
  @Test func `a computed property that depends on itself is reported`() {
    var cycles: [[String]] = []
    let trace = Trace.observe { if case .cycle(let names) = $0 { cycles.append(names) } }
    defer { trace.dispose() }
    let isLooped = MutableProperty(false)
    var again: Property<Int>?
    let total = computed("total", file: "A.swift", line: 1) {
      isLooped.value ? (again?.value ?? 0) + 1 : 0
    }
    again = computed("again", file: "A.swift", line: 2) { total.value }
    _ = again?.value

    isLooped.value = true

    #expect(total.value == 1)
    #expect(cycles == [["total (A.swift:1)", "again (A.swift:2)", "total (A.swift:1)"]])
    again = nil
  }

  // C9
  @Test func `an observer that writes what it reads is reported and stopped`() {
    var cycles: [[String]] = []
    let trace = Trace.observe { if case .cycle(let names) = $0 { cycles.append(names) } }
    defer { trace.dispose() }
    let number = MutableProperty(0)

    let token = observe("counting", file: "Books/Counter.swift", line: 12) { number.value += 1 }

    let name = "observe in counting (Books/Counter.swift:12)"
    #expect(cycles == [[name, name]])
    #expect(number.value == Trace.cycleLimit)
    token.dispose()
  }

  // C13
  @Test func `an observer disposed of by an earlier one is not called any more`() {
    let number = MutableProperty(0)
    var heard = 0
    var second: ObservationToken?
    let first = observe { if number.value == 1 { second?.dispose() } }
    second = observe {
      _ = number.value
      heard += 1
    }

    number.value = 1

    #expect(heard == 1)
    first.dispose()
  }

  @Test func `a binding writes what access control allows`() {
    let person = Person()
    let binding = ValueBinding(person, \.name)

    binding.value = "Grace"

    #expect(person.name == "Grace")
    #expect(binding.value == "Grace")
  }

  // C14
  @Test func `modify is one change and may read a number that it changes`() {
    let number = MutableProperty(1)
    var seen: [Int] = []
    let token = observe { seen.append(number.value) }

    number.modify {
      $0 += number.value
      $0 += number.value
    }

    #expect(seen == [1, 3])
    token.dispose()
  }

  @Test func `a computed property is released with its last owner`() async {
    let source = MutableProperty(1)
    let released = await isReleased {
      Probe(computed { source.value + 1 })
    } afterwards: {
      #expect($0.property.value == 2)
    }

    source.value = 2

    #expect(released)
  }
}

private final class Probe {
  let property: Property<Int>

  init(_ property: Property<Int>) { self.property = property }
}

private struct WeakPerson {
  weak var person: Person?
}
