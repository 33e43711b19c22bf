import Bindery
import Testing

private final class Box<Value> {
  let property: MutableProperty<Value>
  let copy: Property<Value>

  init(_ value: Value) {
    let property = MutableProperty(value)
    self.property = property
    copy = computed { property.value }
  }
}

private struct Form: Equatable {
  var name = ""
}

private struct Plain {
  var number = 0
}

private final class Editor {
  @MutableProperty var form = Form()
  @MutableProperty var draft: Form?
}

/// One rule: an observer does not run for a value that is equal to the one before.
struct EqualityTests {
  // C71
  @Test func `an equal write in generic code notifies no observer`() {
    let box = Box("a")
    var runs = 0
    let token = observe {
      runs += 1
      _ = (box.property.value, box.copy.value)
    }

    box.property.value = "a"
    let afterEqual = runs
    box.property.value = "b"

    #expect((afterEqual, runs) == (1, 2))
    token.dispose()
  }

  // C71
  @Test func `every write of a value that cannot be compared notifies`() {
    let box = Box(Plain())
    var runs = 0
    let token = observe {
      runs += 1
      _ = box.property.value
    }

    box.property.value = Plain()

    #expect(runs == 2)
    token.dispose()
  }

  // C14, C71
  @Test func `an observer that changes what it reads in place settles in two runs`() {
    let editor = Editor()
    editor.form.name = "Ada "
    var runs = 0
    let token = observe {
      runs += 1
      editor.form.name = String(editor.form.name.filter { $0 != " " })
      editor.draft?.name = "never"
    }

    let first = runs
    editor.form = Form(name: "Grace ")

    #expect(editor.form.name == "Grace")
    #expect((first, runs) == (2, 4))
    token.dispose()
  }

  // C71, C72
  @Test func `a change in place that is coerced to the value before settles in two runs`() {
    let items = MutableProperty(wrappedValue: [1, 2, 3], coercing: { Array($0.prefix(3)) })
    var runs = 0

    let token = observe {
      runs += 1
      if items.value.count < 10 { items.value.append(4) }
    }

    #expect(items.value == [1, 2, 3])
    #expect(runs == 2)
    token.dispose()
  }

  // C71
  @Test func `an array keeps its storage when it changes in place, also if one derives from it`() {
    let items = MutableProperty([Int](repeating: 0, count: 8))
    items.value.reserveCapacity(64)
    let count = computed { items.value.count }
    let token = observe { _ = count.value }
    let before = address(of: items)

    items.value.append(1)

    #expect(address(of: items) == before)
    #expect(count.value == 9)
    token.dispose()
  }

  // C72
  @Test func `observers run before didSet, and a coerced value has no intermediate event`() {
    final class Person {
      @MutableProperty var clamped = 0 { didSet { if clamped > 100 { clamped = 100 } } }
      @MutableProperty(coercing: { min($0, 100) }) var age = 250
    }
    let person = Person()
    var (clamped, ages): ([Int], [Int]) = ([], [])
    let token = observe { clamped.append(person.clamped) }
    let other = observe { ages.append(person.age) }

    person.clamped = 150
    person.age = 50
    person.age = 150
    person.age += 1

    #expect(clamped == [0, 150, 100])
    #expect(ages == [100, 50, 100])
    withExtendedLifetime((token, other)) {}
  }

  // C72
  @Test func `the copies of a structure share one property`() {
    struct Draft {
      @MutableProperty var title = ""
    }
    let draft = Draft()
    let copy = draft

    copy.title = "shared"

    #expect(draft.title == "shared")
  }

  private func address(of items: MutableProperty<[Int]>) -> UnsafePointer<Int>? {
    items.value.withUnsafeBufferPointer { $0.baseAddress }
  }
}
