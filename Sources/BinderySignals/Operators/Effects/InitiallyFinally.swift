extension Signal {
  /// Does something at any ending, before it is passed on.
  ///
  /// ```text
  /// self                 ─1─2─#
  /// finally { hide() }   ─1─2─#   and hides
  /// ```
  ///
  /// The idea is RAC’s `finally:`.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is passed on |
  /// | failure | calls `action`, then is passed on |
  /// | completion | calls `action`, then is passed on |
  /// | interruption | calls `action`, then is passed on |
  /// | disposal | lets this signal go |
  public func finally(_ action: @escaping () -> Void) -> Signal { on(terminated: action) }
}

extension SignalProducer {
  /// Does something at each start, before the work; the idea is RAC’s `initially:`.
  public func initially(_ action: @escaping () -> Void) -> SignalProducer { on(starting: action) }

  /// Does something at any ending of a run; see `Signal.finally`.
  public func finally(_ action: @escaping () -> Void) -> SignalProducer { on(terminated: action) }
}
