import Bindery

extension Signal {
  /// Holds values back while `shouldThrottle` is true, then sends the newest of them.
  ///
  /// ```text
  /// self            ─1─2─3─4───5─|
  /// shouldThrottle  f──t─────f────
  /// throttle(while:) ─1───────4─5─|
  /// ```
  ///
  /// A property that ends keeps its last value.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is sent on the scheduler, or stored in place of an older one while the property is true |
  /// | failure | is sent on the scheduler; the stored value is dropped |
  /// | completion | is sent on the scheduler; the stored value is dropped |
  /// | interruption | is sent on the scheduler; the stored value is dropped |
  /// | disposal | stops observing this signal and the property; the run of a producer is interrupted at once |
  public func throttle<Condition: PropertyProtocol>(
    while shouldThrottle: Condition,
    on scheduler: any Scheduler
  ) -> Signal where Condition.Value == Bool {
    let condition = shouldThrottle.producer
    return stateful { ThrottleWhile(condition, on: scheduler, during: $0) }
  }
}

extension SignalProducer {
  /// Holds values back while `shouldThrottle` is true, then sends the newest of them.
  ///
  /// Values and endings are sent on `scheduler`; an ending drops the value held back. Disposing of
  /// a run interrupts it at once.
  public func throttle<Condition: PropertyProtocol>(
    while shouldThrottle: Condition,
    on scheduler: any Scheduler
  ) -> SignalProducer where Condition.Value == Bool {
    let condition = shouldThrottle.producer
    return SignalProducer(combining: { output, run in
      let node = ThrottleWhile<Value, Failure>(condition, on: scheduler, during: run.work)
      node.connect(to: output)
      run.head = node
      start(node, in: run.work)
    })
  }
}
