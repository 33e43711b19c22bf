import Bindery
import BinderySignals
import BinderyTesting
import Testing

/// What goes while it is at work, because it itself lets its last owner go.
struct LastOwnerTests {
  @Test func `an observer that goes may take those before and after it along`() {
    let (output, input) = Signal<Int, Never>.pipe()
    var heard: [String] = []
    var end: (any Disposable)?
    let before = output.observeValues { heard.append("before \($0)") }
    let kept = Kept()
    do {
      let owned = [before.map { ScopedDisposable($0) }]
      end = output.observeValues { [kept] value in
        heard.append("going \(value) with \(owned.count + kept.tokens.count)")
        end?.dispose()
        end = nil
      }
    }
    if let after = output.observeValues({ heard.append("after \($0)") }) {
      kept.tokens.append(ScopedDisposable(after))
    }

    input.send(value: 1)
    kept.tokens = []
    input.send(value: 2)

    #expect(heard == ["before 1", "going 1 with 2", "after 1"])
    #expect(!output.isObserved)
  }

  // C45
  @Test func `a property that is bound may be let go by who hears it`() {
    let source = MutableProperty(0)
    let owner = Owner(MutableProperty(0))
    _ = owner.property.map { $0 <~ source }
    var heard: [Int] = []
    owner.property?.signal.observeValues {
      heard.append($0)
      owner.property = nil
    }
    owner.property?.signal.observe { heard.append($0.value.map { $0 * 10 } ?? -1) }

    source.value = 1
    source.value = 2

    #expect(heard == [1, 10, -1])
  }

  @Test func `a signal may be let go by what it lets go at its end`() {
    let owner = SignalOwner()
    let (trigger, pull) = Signal<Void, Never>.pipe()
    owner.signal = Signal<Int, Never> { observer, lifetime in
      lifetime.observeEnded { [observer] in
        _ = observer
        owner.signal = nil
      }
    }.take(until: trigger)

    pull.send(value: ())

    #expect(owner.signal == nil)
  }

  @Test func `a value that goes may send on the signal that has carried it`() {
    let (output, input) = Signal<Last, Never>.pipe()
    var heard: [Int] = []
    output.observeValues { value in
      heard.append(value.number)
      guard value.number == 0 else { return }
      for number in 1...3 {
        input.send(
          value: Last(number) {
            if number < 3 { for more in 0..<20 { input.send(value: Last(100 + more) {}) } }
          }
        )
      }
    }

    input.send(value: Last(0) {})

    #expect(heard == Array(0...3) + Array(100...119) + Array(100...119))
  }

  @Test func `a value that goes may send on the run of a producer that has carried it`() {
    var heard: [Int] = []
    var inputs: [Signal<Last, Never>.Observer] = []
    SignalProducer<Last, Never> { observer, _ in inputs.append(observer) }.startWithValues {
      value in
      heard.append(value.number)
      guard value.number == 0 else { return }
      for number in 1...3 {
        inputs[0].send(
          value: Last(number) {
            if number < 3 { for more in 0..<20 { inputs[0].send(value: Last(100 + more) {}) } }
          }
        )
      }
    }

    inputs[0].send(value: Last(0) {})

    #expect(heard == Array(0...3) + Array(100...119) + Array(100...119))
  }

  @Test func `the values of a command end with it`() {
    var command: Command<Int, Int>? = Command { $0 }
    var events: [String] = []
    command?.values.observe { events.append("\($0)") }

    command?.execute(1)
    command = nil

    #expect(events == ["value 1", "completed"])
  }
}

private final class Kept {
  var tokens: [AnyObject] = []
  init() {}
  deinit {}
}

private final class Owner {
  var property: MutableProperty<Int>?
  init(_ property: MutableProperty<Int>) { self.property = property }
  deinit {}
}

private final class SignalOwner {
  var signal: Signal<Int, Never>?
  init() {}
  deinit {}
}

@MainActor
private final class Last {
  let number: Int
  private let action: () -> Void
  init(_ number: Int, _ action: @escaping () -> Void) {
    self.number = number
    self.action = action
  }
  isolated deinit { action() }
}
