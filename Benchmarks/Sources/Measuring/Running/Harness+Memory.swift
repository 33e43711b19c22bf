extension Harness {
  /// Makes many objects of each case, and divides the allocated bytes by their number.
  func measure(_ cases: [MemoryCase]) throws -> [Measurement] {
    if !cases.isEmpty { report("Measuring the memory of \(cases.count) cases …") }
    return try cases.map { try measure($0) }
  }

  private func measure(_ subject: MemoryCase) throws -> Measurement {
    let count = subject.count
    let held = Held()
    // Capacity for the references, so that the array itself does not allocate while measuring.
    held.objects.reserveCapacity(4 * count)
    let made = subject.prepare(held, Sink())
    made.make()
    let before = Meter.bytesInUse
    for _ in 0..<count { made.make() }
    let bytes = Double(Meter.bytesInUse - before) / Double(count)
    guard made.works(), held.objects.count <= 4 * count else {
      throw MeasuringError.wrongSubject(row: subject.row, library: subject.library)
    }
    return Measurement(row: subject.row, library: subject.library, samples: [bytes])
  }
}
