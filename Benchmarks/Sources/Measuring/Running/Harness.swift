/// Measures a suite.
///
/// All cases of all libraries are prepared and warmed up first. Then one sample of each is taken in
/// every round, so that a slow period of the machine affects all of them. Time is the processor
/// time of the thread.
public struct Harness {
  /// A row that always allocates; if no allocation is counted there, the counter does not work.
  public static let controlRow = "i2"

  /// The number of samples of each case.
  public let rounds: Int
  let report: (String) -> Void

  /// Makes a harness that calls `report` with a message before each step.
  public init(rounds: Int, report: @escaping (String) -> Void) {
    self.rounds = rounds
    self.report = report
  }

  /// Measures everything in `suite`.
  ///
  /// - Throws: ``MeasuringError`` if an operation did not deliver its values.
  public func measure(_ suite: Suite) throws -> [Measurement] {
    let operations = try measure(suite.cases)
    let control = operations.filter { $0.row == Self.controlRow }
    guard !control.isEmpty, control.allSatisfy({ $0.allocations ?? 0 > 0 }) else {
      throw MeasuringError.allocationsNotCounted
    }
    let amounts = suite.amountCases.map {
      Measurement(row: $0.row, library: $0.library, samples: [Double($0.measure())])
    }
    return try operations + measure(suite.observerCountCases) + measure(suite.memoryCases)
      + amounts
  }

  private func measure(_ cases: [Case]) throws -> [Measurement] {
    report("Warming up \(cases.count) cases …")
    let samplers = cases.map { CaseSampler($0) }
    for sampler in samplers { try sampler.warmUp() }
    for round in 0..<rounds {
      report("Round \(round + 1) of \(rounds) …")
      for sampler in samplers where round < 3 || !sampler.isSlow {
        try sampler.sample()
      }
    }
    return try samplers.map { try $0.counted() }
  }
}
