import BinderySignals
import BinderyTesting
import Observation
import Testing

@Observable
private final class Person {
  var name = "Ada"

  init() {}

  deinit {}
}

private final class PersonViewModel: ViewModel {
  @MutableProperty private(set) var name = ""

  init(_ person: Person) {
    super.init()
    _name <~ SignalProducer.observing { person.name }.take(during: lifetime)
  }
}

/// A model is released although it has not changed since an observation of it ended.
struct ObservingReleaseTests {
  /// Whether the model is released after `observe` has returned and everything that it has
  /// made was disposed of or released.
  private func releases(_ observe: (Person) -> Void) async -> Bool {
    await isReleased {
      Person()
    } afterwards: {
      observe($0)
    }
  }

  // C17
  @Test func `a disposed run of observing releases its model`() async {
    let released = await releases { person in
      SignalProducer.observing { person.name }.start().dispose()
    }

    #expect(released)
  }

  // C17
  @Test func `a disposed run releases a model that has changed in its last turn`() async {
    let released = await releases { person in
      let run = SignalProducer.observing { person.name }.start()
      person.name = "Grace"
      run.dispose()
    }

    #expect(released)
  }

  // C17
  @Test func `a binding that ends with its target releases the model`() async {
    let released = await releases { person in
      let target = MutableProperty("")
      target <~ SignalProducer.observing { person.name }
    }

    #expect(released)
  }

  // C17
  @Test(arguments: [false, true])
  func `a binding of a view model ends with its lifetime`(isEnded: Bool) async {
    weak var model: Person?
    weak var viewModel: PersonViewModel?
    var survivor: PersonViewModel?
    do {
      let person = Person()
      let made = PersonViewModel(person)
      (model, viewModel) = (person, made)
      #expect(made.name == "Ada")
      if isEnded {
        made.lifetime.dispose()
        survivor = made
      }
    }
    await settle()

    #expect(model == nil)
    #expect((viewModel == nil) == !isEnded)
    withExtendedLifetime(survivor) {}
  }

  // C17
  @Test(arguments: ["first", "until", "during", "while", "latest", "disposal"])
  func `a run that ends during the delivery of its value releases the model`(_ way: String) async {
    let released = await releases { person in
      let names = SignalProducer.observing { person.name }
      let (signal, input) = Signal<Void, Never>.pipe()
      let lifetime = Lifetime()
      let handle = SerialDisposable()
      let work: SignalProducer<String, Never> =
        switch way {
        case "first": names.take(first: 1)
        case "until": names.on(value: { _ in input.send(value: ()) }).take(until: signal)
        case "during": names.on(value: { _ in lifetime.dispose() }).take(during: lifetime)
        case "while": names.take(while: { _ in false })
        case "latest":
          SignalProducer(values: [0, 1]).flatMap(.latest) { $0 == 0 ? names : .empty }
        default: names.on(value: { _ in handle.dispose() })
        }
      handle.inner = work.start()
    }

    #expect(released)
  }

  // C17
  @Test func `the other bridges release their models`() async {
    let bridges: [(Person) -> Void] = [
      { person in observe { _ = person.name }.dispose() },
      { person in observe(person, \.name) { _, _ in }.dispose() },
      { person in
        let lifetime = Lifetime()
        lifetime.observe(lifetime) { _ in _ = person.name }
        lifetime.observe(person, person, \.name) { _, _, _ in }
        lifetime.dispose()
      },
      { person in _ = computed { person.name }.value },
      { person in _ = computed { person.name }.producer.start().dispose() },
      { person in _ = computed { person.name }.observable.value },
      { person in
        let length = computed { person.name }.map(\.count)
        length.signal.observeValues { _ in }?.dispose()
      },
    ]
    for (number, bridge) in bridges.enumerated() {
      #expect(await releases(bridge), "bridge \(number)")
    }
  }

  @Test func `a run observes properties as well`() {
    let name = MutableProperty("Ada")
    var seen: [String] = []
    let run = SignalProducer.observing { name.value }.startWithValues { seen.append($0) }

    name.value = "Grace"
    run.dispose()
    name.value = "Alan"

    #expect(seen == ["Ada", "Grace"])
  }

  @Test func `reads of a run's observer are not observed`() async {
    let (person, other) = (Person(), Person())
    var seen: [String] = []
    let run = SignalProducer.observing { person.name }
      .startWithValues { seen.append($0 + other.name) }

    other.name = "Grace"
    await settle()
    #expect(seen == ["AdaAda"])
    person.name = "Alan"
    await settle()

    #expect(seen == ["AdaAda", "AlanGrace"])
    run.dispose()
  }
}
