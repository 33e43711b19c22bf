extension Marbles {
  /// Sends `source` through an operator, as a signal and then as a producer, and compares.
  ///
  /// Both runs begin at frame 0, in which the output is observed or started. Make the other inputs
  /// of the operator in the closures, so that each run has its own.
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
  ///   - source: The input.
  ///   - legend: The values for the names in `source`.
  ///   - expected: The expected output.
  ///   - disposal: The output is disposed of in the frame of its `!`, and must send nothing later.
  ///   - holding: The expected subscription to the source: `^` is its beginning, `!` its end. By
  ///     default it is not compared.
  ///   - file: The file that the mismatch names.
  ///   - line: The line that the mismatch names.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch`` with both timelines.
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
    let test = OperatorExpectation(expected, disposal, holding, location: "at \(file):\(line)")
    try test.run(on: self, as: "a signal") { record(signal(hot(source, legend, log: $0))) }
    try test.run(on: self, as: "a producer") { record(producer(cold(source, legend, log: $0))) }
  }

  /// Sends numbers through an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - source: The input.
  ///   - expected: The expected output.
  ///   - disposal: The output is disposed of in the frame of its `!`, and must send nothing later.
  ///   - holding: The expected subscription to the source.
  ///   - file: The file that the mismatch names.
  ///   - line: The line that the mismatch names.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch`` with both timelines.
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
