extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  /// ```text
  /// self     ─t─f─t─|
  /// negate() ─f─t─f─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is turned into its opposite and sent |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func negate() -> Signal { map { !$0 } }
}

extension SignalProducer where Value == Bool {
  /// Sends the opposite of each value of each run, and forwards the endings.
  public func negate() -> SignalProducer { map { !$0 } }
}
