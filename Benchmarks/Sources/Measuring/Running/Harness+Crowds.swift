extension Harness {
  private static let sizes = [100, 1_000, 10_000]

  /// The rows about many observers: what each of the phases costs, in crowds of three sizes.
  public static let crowdRows = sizes.flatMap { size in
    CrowdContestant.Phase.allCases.map { $0.row(size) }
  }

  /// Measures crowds of all sizes in turn, so that they can be compared with each other too.
  func measure(_ cases: [CrowdCase]) throws -> [Measurement] {
    if !cases.isEmpty { report("Gathering crowds …") }
    let contestants = Self.sizes.flatMap { size in cases.map { CrowdContestant($0, size) } }
    for contestant in contestants { try contestant.warmUp() }
    for _ in 0..<rounds {
      for contestant in contestants { try contestant.sample() }
    }
    return contestants.flatMap(\.measurements)
  }
}
