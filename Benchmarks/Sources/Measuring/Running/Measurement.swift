/// What one library costs in one row.
public struct Measurement: Equatable, Sendable {
  /// The row's identifier.
  public let row: String
  /// Whose cost it is.
  public let library: Library
  /// A sample a round: nanoseconds for an operation, or bytes in the rows about memory.
  public let samples: [Double]
  /// How often an operation asks for memory.
  public internal(set) var allocations: Double?
  /// How many instructions an operation takes, where the machine counts them.
  public internal(set) var instructions: Double?

  init(row: String, library: Library, samples: [Double]) {
    self.row = row
    self.library = library
    self.samples = samples
  }

  /// The median of the samples.
  public var amount: Double { samples.median }

  /// How many times as much it costs as `other`: the median of the rounds' own ratios.
  ///
  /// Both samples of a round were taken within moments. A machine that is slow in some rounds and
  /// fast in others changes them together, and the medians of each alone it may not.
  public func ratio(to other: Measurement) -> Double {
    zip(samples, other.samples).map { $0 / $1 }.median
  }
}
