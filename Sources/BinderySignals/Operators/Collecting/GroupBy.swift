/// Sorts values into streams.
@MainActor
final class GroupBy<Key: Hashable, Value, Failure: Error>:
  ValueOperator<Value, GroupedSignal<Key, Value, Failure>, Failure>
{
  private let key: (Value) -> Key
  /// The inputs of the groups, in the order in which the groups began.
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
  /// Sorts the values into a signal for each key.
  ///
  /// ```text
  /// self                 ─1─2─3─4─|
  /// groupBy { $0 % 2 }   ─A─B─────|
  /// A, with the key 1     1───3───|
  /// B, with the key 0       2───4─|
  /// ```
  ///
  /// A group is hot: observe it when it comes, or miss its first value. The keys are kept until the end.
  /// The idea is RAC’s `groupBy:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the group of its key; the first of a key sends the group first |
  /// | failure | fails all groups in the order in which they began, then the result |
  /// | completion | completes all groups in that order, then the result |
  /// | interruption | interrupts all groups in that order, then the result |
  /// | disposal | lets this signal go; all groups are interrupted |
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> Signal<GroupedSignal<Key, Value, Failure>, Failure> {
    stateful(GroupBy(key))
  }
}

extension SignalProducer {
  /// Sorts the values into a signal for each key; see `Signal.groupBy`.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> SignalProducer<GroupedSignal<Key, Value, Failure>, Failure> {
    applying { _ in GroupBy(key) }
  }
}
