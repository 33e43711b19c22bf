extension Marbles {
  /// Plays `source` into an operator, as a signal and then as a producer, and compares.
  ///
  /// Both plays begin at frame 0, in which the output is observed or started. What the operator
  /// needs besides its source is made in the closures, so that each play has its own.
  ///
  /// ```swift
  /// try Marbles().expect("-1-2-3-|", gives: "-1-(2|)", holding: "^--!") {
  ///   $0.take(first: 2)
  /// } producer: {
  ///   $0.take(first: 2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: What goes in.
  ///   - legend: What the names in `source` stand for.
  ///   - expected: What is to come out.
  ///   - disposal: Where its `!` is, the test lets the output go, and nothing may come after.
  ///   - holding: When the operator is to hold its source: `^` is the beginning, and `!` when it
  ///     has let go. By default this is not compared.
  ///   - file: Named in the mismatch.
  ///   - line: Named in the mismatch.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch``, which shows both lines.
  public func expect<In, InFailure, Out, OutFailure>(
    _ source: Timeline,
    _ legend: Legend<In, InFailure>,
    gives expected: Timeline,
    disposing disposal: Timeline? = nil,
    holding: Timeline? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    signal: (Signal<In, InFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<In, InFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    let play = OperatorExpectation(expected, disposal, holding, location: "at \(file):\(line)")
    try play.run(on: self, as: "a signal") { record(signal(hot(source, legend, log: $0))) }
    try play.run(on: self, as: "a producer") { record(producer(cold(source, legend, log: $0))) }
  }

  /// Plays numbers into an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - source: What goes in.
  ///   - expected: What is to come out.
  ///   - disposal: Where its `!` is, the test lets the output go, and nothing may come after.
  ///   - holding: When the operator is to hold its source.
  ///   - file: Named in the mismatch.
  ///   - line: Named in the mismatch.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch``, which shows both lines.
  public func expect<Out, OutFailure>(
    _ source: Timeline,
    gives expected: Timeline,
    disposing disposal: Timeline? = nil,
    holding: Timeline? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    signal: (Signal<Int, MarbleFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<Int, MarbleFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    try expect(
      source,
      .numbers,
      gives: expected,
      disposing: disposal,
      holding: holding,
      file: file,
      line: line,
      signal: signal,
      producer: producer
    )
  }
}
