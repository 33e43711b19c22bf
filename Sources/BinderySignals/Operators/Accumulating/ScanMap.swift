/// Works on a state with each value, and sends what that gives.
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
  /// Works on a state with each value, and sends what `next` makes of the two.
  ///
  /// ```text
  /// self                                    ─a──b──c──|
  /// scanMap(into: 0) { $0 += 1; "\($1)\($0)" } ─a1─b2─c3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | changes the state; what `next` returns is sent |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func scanMap<State, New>(
    into initialState: State,
    _ next: @escaping (_ state: inout State, _ value: Value) -> New
  ) -> Signal<New, Failure> {
    stateful(ScanMap(initialState, next))
  }

  /// Sends the second of what `next` returns, and keeps the first as its state.
  ///
  /// See ``scanMap(into:_:)``, which need not copy the state.
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
  /// Works on a state with each value, and sends what that gives; see `Signal.scanMap`.
  ///
  /// Each start begins with `initialState`.
  public func scanMap<State, New>(
    into initialState: State,
    _ next: @escaping (_ state: inout State, _ value: Value) -> New
  ) -> SignalProducer<New, Failure> {
    applying { _ in ScanMap(initialState, next) }
  }

  /// Sends the second of what `next` returns, and keeps the first; see `Signal.scanMap`.
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
