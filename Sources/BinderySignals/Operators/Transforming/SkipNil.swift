extension Signal {
  /// Drops `nil`, and unwraps the other values.
  ///
  /// ```text
  /// self      ─1─nil─3─|
  /// skipNil() ─1─────3─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is unwrapped and sent unless it is `nil` |
  /// | failure | is forwarded |
  /// | completion | is forwarded |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  @inlinable
  public func skipNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
    compactMap { $0 }
  }
}

extension SignalProducer {
  /// Drops `nil`, and unwraps the other values of each run; the endings are forwarded.
  @inlinable
  public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
    compactMap { $0 }
  }
}
