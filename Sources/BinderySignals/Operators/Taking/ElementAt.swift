extension Signal {
  /// Sends the value with the number `index`, counted from 0, and completes.
  ///
  /// ```text
  /// self           ─a─b─c─|
  /// element(at: 1) ───(b|)
  /// ```
  ///
  /// The idea is RxSwift’s.
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | is dropped, or is the one: then it is sent and followed by the completion |
  /// | failure | is passed on |
  /// | completion | is passed on, without a value if there were too few |
  /// | interruption | is passed on |
  /// | disposal | lets this signal go |
  public func element(at index: Int) -> Signal { skip(first: index).take(first: 1) }
}

extension SignalProducer {
  /// Sends the value with the number `index`, and completes; see `Signal.element(at:)`.
  public func element(at index: Int) -> SignalProducer { skip(first: index).take(first: 1) }
}
