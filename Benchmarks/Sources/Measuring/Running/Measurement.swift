/// The cost of one library in one row.
public struct Measurement: Equatable, Sendable {
  /// The row's identifier.
  public let row: String
  /// The library that was measured.
  public let library: Library
  /// One sample for each round: nanoseconds for an operation, or bytes in the rows about memory.
  public let samples: [Double]
  /// The number of allocations of an operation.
  public internal(set) var allocations: Double?
  /// The number of instructions of an operation, if the machine counts them.
  public internal(set) var instructions: Double?

  init(row: String, library: Library, samples: [Double]) {
    self.row = row
    self.library = library
    self.samples = samples
  }

  /// The median of the samples.
  public var amount: Double { samples.median }

  /// Returns the cost as a multiple of `other`: the median of the ratios of all rounds.
  ///
  /// The two samples of a round are taken shortly after each other, so a machine that is slow in
  /// some rounds changes both. It may change the medians of the two libraries differently.
  public func ratio(to other: Measurement) -> Double {
    zip(samples, other.samples).map { $0 / $1 }.median
  }
}
