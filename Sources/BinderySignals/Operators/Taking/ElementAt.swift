extension Signal {
  /// Sends the value at `index`, counted from 0, and completes.
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
  /// | value | is dropped; the value at `index` is sent and followed by the completion |
  /// | failure | is forwarded |
  /// | completion | is forwarded, without a value if there were too few |
  /// | interruption | is forwarded |
  /// | disposal | stops observing this signal |
  public func element(at index: Int) -> Signal { skip(first: index).take(first: 1) }
}

extension SignalProducer {
  /// Sends the value at `index`, counted from 0 in each run, and completes.
  ///
  /// The completion interrupts the work. A run with too few values completes without one.
  public func element(at index: Int) -> SignalProducer { skip(first: index).take(first: 1) }
}
