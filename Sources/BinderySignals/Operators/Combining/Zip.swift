/// Several inputs of which the nth values make one value.
@MainActor
final class ZipGroup<Output, Failure: Error> {
  private let output: Observer<Output, Failure>
  /// Takes the first value of each; there once the inputs are.
  @exclusivity(unchecked) var take: (() -> Output)?
  /// How many inputs have nothing to give.
  private var missing: Int
  private var isExhausted = false
  private var hasEnded = false

  init(of count: Int, sendingTo output: Observer<Output, Failure>) {
    self.output = output
    missing = count
  }

  deinit {}

  fileprivate func inputFilled() {
    missing -= 1
    while missing == 0, let take {
      output.send(value: take())
      if isExhausted { end(.completed) }
    }
  }

  /// - Parameter isLast: Whether nothing more will come from that input.
  fileprivate func inputEmptied(isLast: Bool) {
    missing += 1
    if isLast { isExhausted = true }
  }

  func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    close()
    output.terminate(termination)
  }

  func interrupt() {
    close()
    output.terminate(.interrupted)
  }

  /// Forgets the inputs, which own the group.
  func close() {
    hasEnded = true
    replace(&take, with: nil)
  }
}

/// One of the inputs of a ``ZipGroup``.
@MainActor
final class ZipInput<Value, Output, Failure: Error>: Observer<Value, Failure> {
  private let group: ZipGroup<Output, Failure>
  private var queue = Queue<Value>()
  private var hasCompleted = false

  init(of group: ZipGroup<Output, Failure>) {
    self.group = group
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) {
    let isFirst = queue.isEmpty
    queue.append(value)
    if isFirst { group.inputFilled() }
  }

  override func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination, !queue.isEmpty {
      hasCompleted = true
    } else {
      group.end(termination)
    }
  }

  override func interrupt() { group.interrupt() }

  /// Takes the first value, in a group in which none is missing.
  func take() -> Value {
    guard let value = queue.popFirst() else { preconditionFailure("each input has a value") }
    if queue.isEmpty { group.inputEmptied(isLast: hasCompleted) }
    return value
  }
}

extension ZipGroup {
  /// A group of alike inputs, which sends arrays.
  static func inputs<Value>(
    count: Int,
    of signals: Signal<Value, Failure>.Type,
    to output: Observer<[Value], Failure>
  ) -> (ZipGroup, [ZipInput<Value, [Value], Failure>]) where Output == [Value] {
    let group = ZipGroup(of: count, sendingTo: output)
    let inputs = (0..<count).map { _ in ZipInput<Value, [Value], Failure>(of: group) }
    group.take = {
      var values: [Value] = []
      values.reserveCapacity(inputs.count)
      for input in inputs { values.append(input.take()) }
      return values
    }
    return (group, inputs)
  }
}

extension Signal {
  /// Pairs the first values of both, the second values, and so on.
  ///
  /// ```text
  /// self       ─1─2─────3─|
  /// other      ─────a─b───|
  /// zip(with:) ─────1a─2b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | waits for its partner; without a bound |
  /// | failure | of either: passed on |
  /// | completion | passed on as soon as no further pair can come |
  /// | interruption | of either: passed on |
  /// | disposal | both are let go, and what waits is dropped |
  public func zip<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal.zipped(self, other)
  }

  /// Sends a tuple of the first values of all, of the second values, and so on.
  ///
  /// Takes any number of signals. What happens on an event is as with ``zip(with:)``.
  static func zipped<each Other>(
    _ first: Signal,
    _ others: repeat Signal<each Other, Failure>
  ) -> Signal<(Value, repeat each Other), Failure> {
    typealias Output = (Value, repeat each Other)
    var count = 1
    for _ in repeat each others { count += 1 }
    return Signal<Output, Failure>.joining { output, lifetime in
      let group = ZipGroup<Output, Failure>(of: count, sendingTo: output)
      let head = ZipInput<Value, Output, Failure>(of: group)
      let rest = (repeat ZipInput<each Other, Output, Failure>(of: group))
      group.take = { (head.take(), repeat (each rest).take()) }
      lifetime.observeEnded { group.close() }
      first.attach(head, during: lifetime)
      repeat (each others).attach(each rest, during: lifetime)
    }
  }

  /// Sends an array of the first values of all, of the second values, and so on.
  ///
  /// Without signals it completes at once. What happens on an event is as with ``zip(with:)``.
  public static func zip(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal<[Value], Failure>.joining { output, lifetime in
      let (group, inputs) = ZipGroup.inputs(count: signals.count, of: Signal.self, to: output)
      lifetime.observeEnded { group.close() }
      for (signal, input) in Swift.zip(signals, inputs) { signal.attach(input, during: lifetime) }
    }
  }
}
