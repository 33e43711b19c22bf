extension Harness {
  /// Measures all numbers of observers in turn, so that they can be compared with each other too.
  func measure(_ cases: [ObserverCountCase]) throws -> [Measurement] {
    if !cases.isEmpty { report("Measuring many observers …") }
    let samplers = ObserverCountCase.sizes.flatMap { size in
      cases.map { ObserverCountSampler($0, size) }
    }
    for sampler in samplers { try sampler.warmUp() }
    for _ in 0..<rounds {
      for sampler in samplers { try sampler.sample() }
    }
    return samplers.flatMap(\.measurements)
  }
}
