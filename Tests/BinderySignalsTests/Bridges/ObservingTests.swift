import BinderySignals
import BinderyTesting
import Observation
import Testing

@Observable
private final class Person {
  var name = "Ada"
  var age = 36
}

struct ObservingTests {
  private let person = Person()

  @Test func `sends the current value, and again after each change`() async {
    var seen: [String] = []
    SignalProducer.observing { [person] in person.name }.startWithValues { seen.append($0) }
    #expect(seen == ["Ada"])

    person.name = "Grace"
    await settle()
    person.age = 85
    await settle()

    #expect(seen == ["Ada", "Grace"])
  }

  @Test func `changes in one main-actor job are one value`() async {
    var seen: [String] = []
    SignalProducer.observing { [person] in "\(person.name) \(person.age)" }
      .startWithValues { seen.append($0) }

    person.name = "Grace"
    person.age = 85
    await settle()

    #expect(seen == ["Ada 36", "Grace 85"])
  }

  @Test func `ends when it is disposed of, and releases the object`() async {
    var seen: [String] = []
    var model: Person? = Person()
    weak let released = model
    let run = model.map { model in
      SignalProducer.observing { model.name }.startWithValues { seen.append($0) }
    }
    run?.dispose()

    model?.name = "Grace"
    await settle()
    model = nil

    #expect(seen == ["Ada"])
    #expect(released == nil)
  }
}
