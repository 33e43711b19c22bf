extension Signal {
  /// Sends the running result of combining each value with what came before.
  ///
  /// ```text
  /// self       ─1─2─3─|
  /// scan(0, +) ─1─3─6─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is combined with the result so far; the new result is sent |
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func scan<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> Signal<New, Failure> {
    scan(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Sends the running result, which is changed in place; see ``scan(_:_:)``.
  ///
  /// What has been sent keeps its own copy.
  public func scan<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> Signal<New, Failure> {
    scanMap(into: initialResult) { result, value in
      nextPartialResult(&result, value)
      return result
    }
  }

  /// Sends the running result of combining each value, and its number from 0 on, with the rest.
  ///
  /// The idea is RAC’s `scanWithStart:reduceWithIndex:`.
  public func scanWithIndex<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value, _ index: Int) -> New
  ) -> Signal<New, Failure> {
    scanMap(into: (initialResult, 0)) { state, value in
      state = (nextPartialResult(state.0, value, state.1), state.1 + 1)
      return state.0
    }
  }
}

extension SignalProducer {
  /// Sends the running result of combining each value with the rest; see `Signal.scan`.
  public func scan<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> SignalProducer<New, Failure> {
    scan(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Sends the running result, which is changed in place; see `Signal.scan`.
  public func scan<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> SignalProducer<New, Failure> {
    scanMap(into: initialResult) { result, value in
      nextPartialResult(&result, value)
      return result
    }
  }

  /// Sends the running result, told the number of each value; see `Signal.scanWithIndex`.
  public func scanWithIndex<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value, _ index: Int) -> New
  ) -> SignalProducer<New, Failure> {
    scanMap(into: (initialResult, 0)) { state, value in
      state = (nextPartialResult(state.0, value, state.1), state.1 + 1)
      return state.0
    }
  }
}
