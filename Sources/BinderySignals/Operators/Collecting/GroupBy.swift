/// Sends each value on the signal of its group.
@MainActor
final class GroupBy<Key: Hashable, Value, Failure: Error>:
  ValueOperator<Value, GroupedSignal<Key, Value, Failure>, Failure>
{
  private let key: (Value) -> Key
  /// The inputs of the groups, in the order in which the groups were made.
  private var inputs: ContiguousArray<Signal<Value, Failure>.Observer> = []
  private var positions: [Key: Int] = [:]

  init(_ key: @escaping (Value) -> Key) {
    self.key = key
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    let key = key(value)
    let input = positions[key].map { inputs[$0] } ?? open(key)
    input.send(value: value)
  }

  override func terminate(_ termination: Termination<Failure>) {
    let inputs = inputs
    self.inputs = []
    positions = [:]
    for input in inputs { input.terminate(termination) }
    super.terminate(termination)
  }

  private func open(_ key: Key) -> Signal<Value, Failure>.Observer {
    let (signal, input) = Signal<Value, Failure>.pipe()
    positions[key] = inputs.count
    inputs.append(input)
    pass(GroupedSignal(key: key, signal: signal))
    return input
  }
}

extension Signal {
  /// Splits the values into one signal for each key.
  ///
  /// ```text
  /// self                 ─1─2─3─4─|
  /// groupBy { $0 % 2 }   ─A─B─────|
  /// A, with the key 1     1───3───|
  /// B, with the key 0       2───4─|
  /// ```
  ///
  /// A group is a hot signal: observe it as soon as it is sent, or its first value is lost. The
  /// keys are retained until the end. The idea is RAC’s `groupBy:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the group of its key; for the first value of a key, the group is sent first |
  /// | failure | fails all groups in the order in which they were made, then the result |
  /// | completion | completes all groups in that order, then the result |
  /// | interruption | interrupts all groups in that order, then the result |
  /// | disposal | stops observing this signal and interrupts all groups |
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> Signal<GroupedSignal<Key, Value, Failure>, Failure> {
    stateful(GroupBy(key))
  }
}

extension SignalProducer {
  /// Splits the values of a run into one signal for each key.
  ///
  /// Each run makes its own groups, and retains their keys until its end. A group is a hot signal:
  /// observe it as soon as it is sent, or its first value is lost. An ending ends all groups in the
  /// order in which they were made, then the run.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> SignalProducer<GroupedSignal<Key, Value, Failure>, Failure> {
    applying { _ in GroupBy(key) }
  }
}
