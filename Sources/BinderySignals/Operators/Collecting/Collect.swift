/// Collects values in arrays.
@MainActor
final class Collect<Value, Failure: Error>: ValueOperator<Value, [Value], Failure> {
  /// Adds a value to the collected ones, and returns the array that is complete, if any.
  private let add: (_ collected: inout [Value], _ value: Value) -> [Value]?
  private var collected: [Value] = []
  private var hasReceived = false

  init(_ add: @escaping (_ collected: inout [Value], _ value: Value) -> [Value]?) {
    self.add = add
    super.init()
  }

  /// Makes an operator whose arrays end with the value for which `shouldEmit` returns true.
  convenience init(with shouldEmit: @escaping (_ collected: [Value]) -> Bool) {
    self.init { collected, value in
      collected.append(value)
      guard shouldEmit(collected) else { return nil }
      defer { collected = [] }
      return collected
    }
  }

  /// Makes an operator whose arrays end before the value for which `shouldEmit` returns true.
  convenience init(before shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool) {
    self.init { collected, value in
      guard shouldEmit(collected, value) else {
        collected.append(value)
        return nil
      }
      defer { collected = [value] }
      return collected
    }
  }

  deinit {}

  override func receive(_ value: Value) {
    hasReceived = true
    if let complete = add(&collected, value) { pass(complete) }
  }

  override func terminate(_ termination: Termination<Failure>) {
    let rest = collected
    collected = []
    if case .completed = termination, !rest.isEmpty || !hasReceived { pass(rest) }
    super.terminate(termination)
  }
}

extension Signal {
  /// Collects all values in one array, and sends it at completion.
  ///
  /// ```text
  /// self      ─1─2─3─|
  /// collect() ───────([1,2,3]|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is collected |
  /// | failure | is forwarded; the values are dropped |
  /// | completion | sends the array, an empty one if there was no value, then completes |
  /// | interruption | is forwarded; the values are dropped |
  /// | disposal | stops observing this signal |
  public func collect() -> Signal<[Value], Failure> {
    stateful(
      Collect { collected, value in
        collected.append(value)
        return nil
      }
    )
  }

  /// Collects values in arrays of `count`.
  ///
  /// ```text
  /// self              ─1─2────3─|
  /// collect(count: 2) ───[1,2]──([3]|)
  /// ```
  ///
  /// `count` must be positive. Without any value the completion sends an empty array.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is collected; the value that completes an array sends it |
  /// | failure | is forwarded; the collected values are dropped |
  /// | completion | sends the collected values, then completes |
  /// | interruption | is forwarded; the collected values are dropped |
  /// | disposal | stops observing this signal |
  public func collect(count: Int) -> Signal<[Value], Failure> {
    precondition(count > 0, "collect(count:) needs a count of 1 or more")
    return collect { (collected: [Value]) in collected.count == count }
  }

  /// Collects values in arrays, each up to and including the value for which `shouldEmit` returns
  /// true.
  ///
  /// ```text
  /// self                               ─1─3─4───────7─|
  /// collect { $0.reduce(0, +) == 8 }   ─────[1,3,4]───([7]|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is collected; then `shouldEmit` decides whether the array is sent |
  /// | failure | is forwarded; the collected values are dropped |
  /// | completion | sends the collected values, then completes |
  /// | interruption | is forwarded; the collected values are dropped |
  /// | disposal | stops observing this signal |
  public func collect(
    _ shouldEmit: @escaping (_ collected: [Value]) -> Bool
  ) -> Signal<[Value], Failure> {
    stateful(Collect(with: shouldEmit))
  }

  /// Collects values in arrays, each up to the value for which `shouldEmit` returns true; that
  /// value begins the next array.
  ///
  /// ```text
  /// self                    ─1─1─7─────5─|
  /// collect { $1 == 7 }     ─────[1,1]───([7,5]|)
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | sends the array if `shouldEmit` returns true; then it is collected |
  /// | failure | is forwarded; the collected values are dropped |
  /// | completion | sends the collected values, then completes |
  /// | interruption | is forwarded; the collected values are dropped |
  /// | disposal | stops observing this signal |
  public func collect(
    _ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool
  ) -> Signal<[Value], Failure> {
    stateful(Collect(before: shouldEmit))
  }
}

extension SignalProducer {
  /// Collects all values of a run in one array, and sends it at completion.
  ///
  /// The array of a run without values is empty. A failure or an interruption is forwarded and
  /// drops the values.
  public func collect() -> SignalProducer<[Value], Failure> {
    applying { _ in
      Collect { collected, value in
        collected.append(value)
        return nil
      }
    }
  }

  /// Collects values in arrays of `count`, which must be positive.
  ///
  /// A completion sends the values left over first; the completion of a run without values sends an
  /// empty array. A failure or an interruption drops the collected values.
  public func collect(count: Int) -> SignalProducer<[Value], Failure> {
    precondition(count > 0, "collect(count:) needs a count of 1 or more")
    return collect { (collected: [Value]) in collected.count == count }
  }

  /// Collects values in arrays, each up to and including the value for which `shouldEmit` returns
  /// true.
  ///
  /// Each run begins with an empty array. A completion sends the collected values first; a failure
  /// or an interruption drops them.
  public func collect(
    _ shouldEmit: @escaping (_ collected: [Value]) -> Bool
  ) -> SignalProducer<[Value], Failure> {
    applying { _ in Collect(with: shouldEmit) }
  }

  /// Collects values in arrays, each up to the value for which `shouldEmit` returns true.
  ///
  /// That value begins the next array. A completion sends the collected values first; a failure or
  /// an interruption drops them.
  public func collect(
    _ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool
  ) -> SignalProducer<[Value], Failure> {
    applying { _ in Collect(before: shouldEmit) }
  }
}
