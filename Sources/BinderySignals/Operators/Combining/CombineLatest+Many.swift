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

  /// Takes how to make a value, unless an input has ended the group while it was attached.
  @usableFromInline func begin(_ snapshot: @escaping () -> Output) {
    if !hasEnded { self.snapshot = snapshot }
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
      replace(&input.newest, with: value)
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
  /// Makes a signal of the newest values of `count` others, which `gather` has the group follow.
  ///
  /// What `gather` returns makes one value of what the inputs hold. It is written out for each
  /// number of inputs, as a tuple that is made of a parameter pack costs ten times as much.
  @inlinable
  static func combining(
    latestOf count: Int,
    _ attachInputs: (LatestGroup<Value, Failure>.Builder) -> () -> Value
  ) -> Signal {
    joining { output, lifetime in
      let group = LatestGroup<Value, Failure>(of: count, sendingTo: output)
      lifetime.observeEnded { group.close() }
      group.begin(attachInputs(LatestGroup.Builder(of: group, during: lifetime)))
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
  /// A group whose inputs are being attached.
  @MainActor
  @usableFromInline
  struct Builder {
    @usableFromInline let group: LatestGroup
    @usableFromInline let lifetime: Lifetime

    @inlinable
    init(of group: LatestGroup, during lifetime: Lifetime) {
      self.group = group
      self.lifetime = lifetime
    }

    /// Attaches one more input.
    @inlinable
    func following<Value>(_ signal: Signal<Value, Failure>) -> LatestInput<Value, Output, Failure> {
      let input = LatestInput<Value, Output, Failure>(of: group)
      signal.attach(input, during: lifetime)
      return input
    }
  }

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
