/// Updates a state with each value, and sends the result of the update.
@MainActor
final class ScanMap<Value, State, New, Failure: Error>: ValueOperator<Value, New, Failure> {
  private var state: State
  private let next: (inout State, Value) -> New

  init(_ initial: State, _ next: @escaping (inout State, Value) -> New) {
    state = initial
    self.next = next
    super.init()
  }

  deinit {}

  override func receive(_ value: Value) { pass(next(&state, value)) }
}

extension Signal {
  /// Updates a state with each value, and sends the result of `next`.
  ///
  /// ```text
  /// self                                    ─a──b──c──|
  /// scanMap(into: 0) { $0 += 1; "\($1)\($0)" } ─a1─b2─c3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | updates the state; the result of `next` is sent |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func scanMap<State, New>(
    into initialState: State,
    _ next: @escaping (_ state: inout State, _ value: Value) -> New
  ) -> Signal<New, Failure> {
    stateful(ScanMap(initialState, next))
  }

  /// Replaces the state with the first element of what `next` returns, and sends the second.
  ///
  /// Unlike ``scanMap(into:_:)`` it copies the state for each value.
  public func scanMap<State, New>(
    _ initialState: State,
    _ next: @escaping (_ state: State, _ value: Value) -> (State, New)
  ) -> Signal<New, Failure> {
    scanMap(into: initialState) { state, value in
      let (newState, new) = next(state, value)
      state = newState
      return new
    }
  }
}

extension SignalProducer {
  /// Updates a state with each value, and sends the result of `next`.
  ///
  /// Each run begins with `initialState`. Endings are forwarded; the state is never sent.
  public func scanMap<State, New>(
    into initialState: State,
    _ next: @escaping (_ state: inout State, _ value: Value) -> New
  ) -> SignalProducer<New, Failure> {
    applying { _ in ScanMap(initialState, next) }
  }

  /// Replaces the state with the first element of what `next` returns, and sends the second.
  ///
  /// Each run begins with `initialState`. Unlike ``scanMap(into:_:)`` it copies the state for each
  /// value.
  public func scanMap<State, New>(
    _ initialState: State,
    _ next: @escaping (_ state: State, _ value: Value) -> (State, New)
  ) -> SignalProducer<New, Failure> {
    scanMap(into: initialState) { state, value in
      let (newState, new) = next(state, value)
      state = newState
      return new
    }
  }
}
