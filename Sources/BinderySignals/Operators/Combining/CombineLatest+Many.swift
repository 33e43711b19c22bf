@_spi(Engine) import Bindery

/// The state of a `combineLatest` of several inputs.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class LatestGroup<Output, Failure: Error> {
  @usableFromInline let output: Observer<Output, Failure>
  /// Returns the latest values of all inputs; `nil` until the inputs are made.
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

  /// Stores the closure that combines the latest values, unless an input has ended the group while
  /// it was attached.
  @usableFromInline func begin(_ snapshot: @escaping () -> Output) {
    if !hasEnded { self.snapshot = snapshot }
  }

  /// Releases the closure that retains the inputs, which retain the group.
  @usableFromInline func close() {
    hasEnded = true
    snapshot = nil
  }
}

/// One input of a ``LatestGroup``.
///
/// No access to its properties lasts while foreign code runs, so accesses are not checked.
@MainActor
@usableFromInline
final class LatestInput<Value, Output, Failure: Error>: Observer<Value, Failure> {
  @usableFromInline let group: LatestGroup<Output, Failure>
  @usableFromInline @exclusivity(unchecked) var newest: Value?

  @inlinable init(of group: LatestGroup<Output, Failure>) {
    self.group = group
    super.init { node, value in
      let input = downcast(node, to: LatestInput.self)
      if input.newest == nil { input.group.missing -= 1 }
      replace(&input.newest, with: value)
      input.group.inputChanged()
    }
  }

  deinit {}

  /// The latest value.
  ///
  /// All inputs must have sent one.
  @inlinable var value: Value {
    guard let newest else { preconditionFailure("a snapshot needs a value of each input") }
    return newest
  }

  @usableFromInline
  override func terminate(_ termination: Termination<Failure>) { group.terminate(termination) }

  override func interrupt() { group.interrupt() }
}

extension Signal {
  /// Makes a signal of the latest values of `count` others, which `attachInputs` attaches to a
  /// group.
  ///
  /// `attachInputs` returns a closure that combines the latest values of the inputs. It is written
  /// out for each number of inputs, because a tuple made of a parameter pack costs ten times as
  /// much.
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

  /// Sends an array of the latest values of all signals whenever one sends, once all have sent.
  ///
  /// Without signals it completes at once. Events other than values are treated as by
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
  /// Attaches the inputs of a group.
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

    /// Attaches `signal` as the next input.
    @inlinable
    func following<Value>(_ signal: Signal<Value, Failure>) -> LatestInput<Value, Output, Failure> {
      let input = LatestInput<Value, Output, Failure>(of: group)
      signal.attach(input, during: lifetime)
      return input
    }
  }

  /// Makes a group of inputs of the same type that sends arrays.
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
