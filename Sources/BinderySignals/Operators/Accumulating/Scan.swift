extension Signal {
  /// Combines each value with the result so far, and sends the new result.
  ///
  /// ```text
  /// self       ─1─2─3─|
  /// scan(0, +) ─1─3─6─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is combined with the result so far; the new result is sent |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func scan<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> Signal<New, Failure> {
    scan(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Combines each value with the result in place, and sends a copy of the result.
  ///
  /// Endings are forwarded. `nextPartialResult` can change a result such as an array without making
  /// a new one.
  public func scan<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> Signal<New, Failure> {
    scanMap(into: initialResult) { result, value in
      nextPartialResult(&result, value)
      return result
    }
  }
}

extension SignalProducer {
  /// Combines each value with the result so far, and sends the new result.
  ///
  /// Each run begins with `initialResult`, which is not sent itself. Endings are forwarded.
  public func scan<New>(
    _ initialResult: New,
    _ nextPartialResult: @escaping (_ result: New, _ value: Value) -> New
  ) -> SignalProducer<New, Failure> {
    scan(into: initialResult) { result, value in result = nextPartialResult(result, value) }
  }

  /// Combines each value with the result in place, and sends a copy of the result.
  ///
  /// Each run begins with `initialResult`, which is not sent itself. Endings are forwarded.
  public func scan<New>(
    into initialResult: New,
    _ nextPartialResult: @escaping (_ result: inout New, _ value: Value) -> Void
  ) -> SignalProducer<New, Failure> {
    scanMap(into: initialResult) { result, value in
      nextPartialResult(&result, value)
      return result
    }
  }
}
