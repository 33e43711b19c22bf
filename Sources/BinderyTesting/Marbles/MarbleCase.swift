/// One row of a table of marbles: what goes into an operator, and what is to come of it.
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
  /// What the row shows.
  public let description: String
  let source: Timeline
  let expected: Timeline
  let disposal: Timeline?
  let holding: Timeline?

  /// Makes a row; see `Marbles.expect` for what the timelines mean.
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
  /// Plays a row of numbers into an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - row: What goes in, and what is to come of it.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch``, which names the row and shows both lines.
  public func expect<Out, OutFailure>(
    _ row: MarbleCase,
    signal: (Signal<Int, MarbleFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<Int, MarbleFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    try expect(row, .numbers, signal: signal, producer: producer)
  }

  /// Plays a row into an operator, as a signal and then as a producer, and compares.
  ///
  /// - Parameters:
  ///   - row: What goes in, and what is to come of it.
  ///   - legend: What the names in the source stand for.
  ///   - signal: The operator on a signal.
  ///   - producer: The operator on a producer.
  /// - Throws: ``TimelineMismatch``, which names the row and shows both lines.
  public func expect<In, InFailure, Out, OutFailure>(
    _ row: MarbleCase,
    _ legend: Legend<In, InFailure>,
    signal: (Signal<In, InFailure>) -> Signal<Out, OutFailure>,
    producer: (SignalProducer<In, InFailure>) -> SignalProducer<Out, OutFailure>
  ) throws(TimelineMismatch) {
    let play = OperatorExpectation(row.expected, row.disposal, row.holding, location: "“\(row)”")
    try play.run(on: self, as: "a signal") { record(signal(hot(row.source, legend, log: $0))) }
    try play.run(on: self, as: "a producer") {
      record(producer(cold(row.source, legend, log: $0)))
    }
  }
}
