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
  /// | failure | is passed on |
  /// | completion | is passed on |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func negate() -> Signal { map { !$0 } }
}

extension SignalProducer where Value == Bool {
  /// Sends the opposite of each value; see `Signal.negate`.
  public func negate() -> SignalProducer { map { !$0 } }
}
