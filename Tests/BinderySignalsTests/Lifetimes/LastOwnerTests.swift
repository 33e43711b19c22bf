import Bindery
import BinderySignals
import BinderyTesting
import Testing

/// Objects whose last owner is released by an event that they deliver.
struct LastOwnerTests {
  @Test func `an observer may release the observers before and after it when it is released`() {
    let (output, input) = Signal<Int, Never>.pipe()
    var received: [String] = []
    var end: (any Disposable)?
    let before = output.observeValues { received.append("before \($0)") }
    let store = TokenStore()
    do {
      let owned = [before.map { ScopedDisposable($0) }]
      end = output.observeValues { [store] value in
        received.append("second \(value) with \(owned.count + store.tokens.count)")
        end?.dispose()
        end = nil
      }
    }
    if let after = output.observeValues({ received.append("after \($0)") }) {
      store.tokens.append(ScopedDisposable(after))
    }

    input.send(value: 1)
    store.tokens = []
    input.send(value: 2)

    #expect(received == ["before 1", "second 1 with 2", "after 1"])
    #expect(!output.isObserved)
  }

  // C45
  @Test func `an observer may release the property whose value it receives`() {
    let source = MutableProperty(0)
    let owner = Owner(MutableProperty(0))
    _ = owner.property.map { $0 <~ source }
    var received: [Int] = []
    owner.property?.signal.observeValues {
      received.append($0)
      owner.property = nil
    }
    owner.property?.signal.observe { received.append($0.value.map { $0 * 10 } ?? -1) }

    source.value = 1
    source.value = 2

    #expect(received == [1, 10, -1])
  }

  // C45
  @Test func `a value may be enqueued after the property that has caused it was released`() {
    let (source, owner) = (MutableProperty(0), Owner(MutableProperty(0)))
    _ = owner.property.map { $0 <~ source }
    let (output, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    output.observeValues {
      received.append($0)
      if $0 == 1 { source.value = 5 }
    }
    owner.property?.signal.observeValues {
      owner.property = nil
      input.send(value: $0)
    }

    input.send(value: 1)

    #expect(owner.property == nil)
    #expect(received == [1, 5])
  }

  // C4
  @Test func `a property may send when it is released after the value that it has caused`() {
    let (output, input) = Signal<Int, Never>.pipe()
    var received: [Int] = []
    output.observeValues { value in
      guard value == 1 else { return }
      let temporary = MutableProperty(0)
      temporary.signal.observeCompleted { input.send(value: 3) }
      temporary.signal.observeValues { input.send(value: $0) }
      temporary.value = 2
    }
    output.observeValues { received.append($0) }

    input.send(value: 1)

    #expect(received == [1, 2, 3])
  }

  @Test func `a signal may be released by a member that it releases at its ending`() {
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

  @Test func `a value may send on its signal when it is released`() {
    let (output, input) = Signal<ReleaseAction, Never>.pipe()
    var received: [Int] = []
    output.observeValues { value in
      received.append(value.number)
      guard value.number == 0 else { return }
      for number in 1...3 {
        input.send(
          value: ReleaseAction(number) {
            if number < 3 { for more in 0..<20 { input.send(value: ReleaseAction(100 + more) {}) } }
          }
        )
      }
    }

    input.send(value: ReleaseAction(0) {})

    #expect(received == Array(0...3) + Array(100...119) + Array(100...119))
  }

  @Test func `a value may send on its producer run when it is released`() {
    var received: [Int] = []
    var inputs: [Signal<ReleaseAction, Never>.Observer] = []
    SignalProducer<ReleaseAction, Never> { observer, _ in inputs.append(observer) }.startWithValues
    {
      value in
      received.append(value.number)
      guard value.number == 0 else { return }
      for number in 1...3 {
        inputs[0].send(
          value: ReleaseAction(number) {
            if number < 3 {
              for more in 0..<20 { inputs[0].send(value: ReleaseAction(100 + more) {}) }
            }
          }
        )
      }
    }

    inputs[0].send(value: ReleaseAction(0) {})

    #expect(received == Array(0...3) + Array(100...119) + Array(100...119))
  }

  @Test func `the values of a command complete when it is released`() {
    var command: Command<Int, Int>? = Command { $0 }
    var events: [String] = []
    command?.values.observe { events.append("\($0)") }

    command?.execute(1)
    command = nil

    #expect(events == ["value 1", "completed"])
  }
}

private final class TokenStore {
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
private final class ReleaseAction {
  let number: Int
  private let action: () -> Void
  init(_ number: Int, _ action: @escaping () -> Void) {
    self.number = number
    self.action = action
  }
  isolated deinit { action() }
}
