@_spi(Engine) import Bindery

/// The state of a `zip`: inputs whose nth values are sent together.
@MainActor
final class ZipGroup<Output, Failure: Error> {
  private let output: Observer<Output, Failure>
  /// Removes the first value of each input and returns them; `nil` until the inputs are made.
  var take: (() -> Output)?
  /// The number of inputs whose queues are empty.
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

  /// - Parameter isLast: Whether the input has completed.
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

  /// Releases the closure that retains the inputs, which retain the group.
  func close() {
    hasEnded = true
    keeping(take) { take = nil }
  }
}

/// One input of a ``ZipGroup``.
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

  /// Removes and returns the first value.
  ///
  /// The queues of all inputs must have one.
  func take() -> Value {
    guard let value = queue.popFirst() else { preconditionFailure("each input needs a value") }
    if queue.isEmpty { group.inputEmptied(isLast: hasCompleted) }
    return value
  }
}

extension ZipGroup {
  /// Makes a group of inputs of the same type that sends arrays.
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
  /// Sends the first values of both signals as a tuple, then the second values, and so on.
  ///
  /// ```text
  /// self       ─1─2─────3─|
  /// other      ─────a─b───|
  /// zip(with:) ─────1a─2b─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | queued, without a bound, until the other signal has sent its counterpart |
  /// | failure | of either: forwarded |
  /// | completion | forwarded as soon as no further pair is possible |
  /// | interruption | of either: forwarded |
  /// | disposal | stops observing both and drops the queued values |
  public func zip<Other>(
    with other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal.zipped(self, other)
  }

  /// Sends tuples of the nth values of any number of signals.
  ///
  /// Events other than values are treated as by ``zip(with:)``.
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

  /// Sends arrays of the nth values of all signals.
  ///
  /// Without signals it completes at once. Events other than values are treated as by
  /// ``zip(with:)``.
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
