/// One case of a parameterised marble test: the input of an operator and the expected output.
///
/// ```swift
/// @Test(arguments: [
///   MarbleCase("values are doubled", "-1-2-|", gives: "-2-4-|", holding: "^----!"),
///   MarbleCase("a failure passes", "-1-#", gives: "-2-#", holding: "^--!"),
///   MarbleCase("nothing follows disposal", "-1-2-", gives: "-2", disposing: "--!", holding: "^-!"),
/// ])
/// func `doubling`(_ row: MarbleCase) throws {
///   try Marbles().expect(row) {
///     $0.map { $0 * 2 }
///   } producer: {
///     $0.map { $0 * 2 }
///   }
/// }
/// ```
public nonisolated struct MarbleCase: Equatable, Sendable, CustomStringConvertible {
  /// The behaviour that the case tests.
  public let description: String
  let source: Timeline
  let expected: Timeline
  let disposal: Timeline?
  let holding: Timeline?

  /// Makes a case; `Marbles.expect` describes the timelines.
  public init(
    _ description: String,
    _ source: Timeline,
    gives expected: Timeline,
    disposing disposal: Timeline? = nil,
    holding: Timeline? = nil
  ) {
    self.description = description
    self.source = source
    self.expected = expected
    self.disposal = disposal
    self.holding = holding
  }
}

extension Marbles {
  /// Sends a case's numbers through an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - row: The input and the expected output.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch`` with the name of the case and both timelines.
  public func expect<Out, OutFailure>(
    _ row: MarbleCase,
    signal: (Signal<Int, MarbleFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<Int, MarbleFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    try expect(row, .numbers, signal: signal, producer: producer)
  }

  /// Sends a case's values through an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - row: The input and the expected output.
  ///   - legend: The values for the names in the source.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch`` with the name of the case and both timelines.
  public func expect<In, InFailure, Out, OutFailure>(
    _ row: MarbleCase,
    _ legend: Legend<In, InFailure>,
    signal: (Signal<In, InFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<In, InFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    let test = OperatorExpectation(row.expected, row.disposal, row.holding, location: "“\(row)”")
    try test.run(on: self, as: "a signal") { record(signal(hot(row.source, legend, log: $0))) }
    try test.run(on: self, as: "a producer") {
      record(producer(cold(row.source, legend, log: $0)))
    }
  }
}
