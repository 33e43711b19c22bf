extension Signal {
  /// Calls `action` at any ending, before the ending is forwarded.
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
  /// | value | is forwarded |
  /// | failure | calls `action`, then is forwarded |
  /// | completion | calls `action`, then is forwarded |
  /// | interruption | calls `action`, then is forwarded |
  /// | disposal | stops observing this signal |
  public func finally(_ action: @escaping () -> Void) -> Signal { on(terminated: action) }
}

extension SignalProducer {
  /// Calls `action` at each start, before the work begins; the idea is RAC’s `initially:`.
  public func initially(_ action: @escaping () -> Void) -> SignalProducer { on(starting: action) }

  /// Calls `action` at any ending of a run, before the ending is forwarded.
  ///
  /// It is called once for each run: at the failure, the completion or the interruption.
  public func finally(_ action: @escaping () -> Void) -> SignalProducer { on(terminated: action) }
}
