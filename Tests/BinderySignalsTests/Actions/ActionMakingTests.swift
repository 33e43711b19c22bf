import BinderySignals
import BinderyTesting
import Testing

private struct Fault: Error, Equatable {}

struct ActionMakingTests {
  private func values<Input, Failure>(
    of action: Action<Input, Int, Failure>,
    _ inputs: [Input],
    between: (Input) -> Void = { _ in }
  ) -> [Int] {
    var values: [Int] = []
    action.values.observeValues { values.append($0) }
    for input in inputs {
      action.apply(input).start()
      between(input)
    }
    return values
  }

  @Test func `the work receives the state at the time of the application`() {
    let state = MutableProperty(10)
    let action = Action<Int, Int, Never>(state: state) { SignalProducer(value: $0 + $1) }

    #expect(values(of: action, [1, 2]) { _ in state.value = 100 } == [11, 102])
  }

  @Test func `a state decides whether the action is enabled`() {
    let state = MutableProperty(1)
    let action = Action<Int, Int, Never>(state: state, enabledIf: { $0 > 0 }) {
      SignalProducer(value: $0 * $1)
    }

    let values = values(of: action, [1, 2]) { _ in state.value = 0 }

    #expect(values == [1])
    #expect(!action.isEnabled.value)
  }

  @Test func `a state is unwrapped`() {
    let state = MutableProperty<Int?>(nil)
    let action = Action<Int, Int, Never>(unwrapping: state) { SignalProducer(value: $0 + $1) }
    let alone = Action<Void, Int, Never>(unwrapping: state) { value, _ in
      SignalProducer(value: value)
    }

    #expect(!action.isEnabled.value && !alone.isEnabled.value)
    state.value = 5
    #expect(values(of: action, [1]) == [6])
    #expect(values(of: alone, [()]) == [5])
  }

  @Test func `a validated state enables the action while it is valid`() {
    let age = ValidatingProperty<Int, Fault>(-1) { $0 < 0 ? .invalid(Fault()) : .valid }
    let action = Action<Int, Int, Never>(validated: age) { SignalProducer(value: $0 + $1) }
    let alone = Action<Void, Int, Never>(validated: age) { value, _ in
      SignalProducer(value: value)
    }

    #expect(!action.isEnabled.value && !alone.isEnabled.value)
    age.value = 30
    #expect(values(of: action, [1]) == [31])
    #expect(values(of: alone, [()]) == [30])
  }

  @Test func `actions without input`() {
    let isOn = MutableProperty(false)
    let plain = Action<Void, Int, Never> { SignalProducer(value: 1) }
    let conditional = Action<Void, Int, Never>(enabledIf: isOn) { SignalProducer(value: 2) }
    let stateful = Action<Void, Int, Never>(state: MutableProperty(3)) { value, _ in
      SignalProducer(value: value)
    }

    #expect(values(of: plain, [()]) == [1])
    #expect(values(of: conditional, [()]) == [])
    #expect(values(of: stateful, [(), ()]) == [3, 3])
  }

  @Test func `an action retains its state`() async {
    var action: Action<Void, Int, Never>?
    let released = await isReleased {
      MutableProperty(1)
    } afterwards: { state in
      action = Action(state: state) { value, _ in SignalProducer(value: value) }
    }

    #expect(!released)
    #expect(action?.isEnabled.value == true)
  }
}
