/// Several inputs of which the newest values make one, once each has sent.
@MainActor
@usableFromInline
final class LatestGroup<Output, Failure: Error> {
  @usableFromInline let output: Observer<Output, Failure>
  /// Makes one value of the newest of each; there once the inputs are.
  @usableFromInline @exclusivity(unchecked) var snapshot: (() -> Output)?
  @usableFromInline @exclusivity(unchecked) var missing: Int
  private var running: Int
  private var hasEnded = false

  @usableFromInline init(of count: Int, sendingTo output: Observer<Output, Failure>) {
    self.output = output
    missing = count
    running = count
  }

  deinit {}

  @inlinable func inputChanged() {
    if missing == 0, let snapshot { output.send(value: snapshot()) }
  }

  func terminate(_ termination: Termination<Failure>) {
    if case .completed = termination {
      running -= 1
      if running > 0 { return }
    }
    guard !hasEnded else { return }
    close()
    output.terminate(termination)
  }

  func interrupt() {
    close()
    output.terminate(.interrupted)
  }

  /// Forgets the inputs, which own the group.
  @usableFromInline func close() {
    hasEnded = true
    snapshot = nil
  }
}

/// One of the inputs of a ``LatestGroup``.
@MainActor
@usableFromInline
final class LatestInput<Value, Output, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let group: LatestGroup<Output, Failure>
  @usableFromInline @exclusivity(unchecked) var newest: Value?

  @inlinable init(of group: LatestGroup<Output, Failure>) {
    self.group = group
    super.init { node, value in
      let input = unsafeDowncast(node, to: LatestInput.self)
      if input.newest == nil { input.group.missing -= 1 }
      input.newest = value
      input.group.inputChanged()
    }
  }

  deinit {}

  /// The newest value, in a group in which none is missing.
  @inlinable var value: Value {
    guard let newest else { preconditionFailure("each input has sent before a snapshot") }
    return newest
  }

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { group.terminate(termination) }

  public override func interrupt() { group.interrupt() }
}

extension Signal {
  /// Sends the latest of all as a tuple whenever one sends, once each has sent something.
  ///
  /// ```text
  /// first          ─1─────────2─|
  /// second         ───a─────────|
  /// third          ─────x─y─────|
  /// combineLatest  ─────1ax─1ay─2ay─|
  /// ```
  ///
  /// Takes any number of signals. What happens on an event is as with ``combineLatest(with:)``.
  @inlinable
  static func latest<each Other>(
    _ first: Signal,
    _ others: repeat Signal<each Other, Failure>
  ) -> Signal<(Value, repeat each Other), Failure> {
    typealias Output = (Value, repeat each Other)
    var count = 1
    for _ in repeat each others { count += 1 }
    return Signal<Output, Failure>.joining { output, lifetime in
      let group = LatestGroup<Output, Failure>(of: count, sendingTo: output)
      let head = LatestInput<Value, Output, Failure>(of: group)
      let rest = (repeat LatestInput<each Other, Output, Failure>(of: group))
      group.snapshot = { (head.value, repeat (each rest).value) }
      lifetime.observeEnded { group.close() }
      first.attach(head, during: lifetime)
      repeat (each others).attach(each rest, during: lifetime)
    }
  }

  /// Sends the latest of all as an array whenever one sends, once each has sent something.
  ///
  /// Without signals it completes at once. What happens on an event is as with
  /// ``combineLatest(with:)``.
  public static func combineLatest(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
    let signals = Array(signals)
    guard !signals.isEmpty else { return .empty }
    return Signal<[Value], Failure>.joining { output, lifetime in
      let (group, inputs) = LatestGroup.inputs(count: signals.count, of: Signal.self, to: output)
      lifetime.observeEnded { group.close() }
      for (signal, input) in Swift.zip(signals, inputs) { signal.attach(input, during: lifetime) }
    }
  }
}

extension LatestGroup {
  /// A group of alike inputs, which sends arrays.
  static func inputs<Value>(
    count: Int,
    of signals: Signal<Value, Failure>.Type,
    to output: Observer<[Value], Failure>
  ) -> (LatestGroup, [LatestInput<Value, [Value], Failure>]) where Output == [Value] {
    let group = LatestGroup(of: count, sendingTo: output)
    let inputs = (0..<count).map { _ in LatestInput<Value, [Value], Failure>(of: group) }
    group.snapshot = {
      var values: [Value] = []
      values.reserveCapacity(inputs.count)
      for input in inputs { values.append(input.value) }
      return values
    }
    return (group, inputs)
  }
}
