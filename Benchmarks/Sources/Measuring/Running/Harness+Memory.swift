extension Harness {
  /// Makes a hundred thousand of each, and divides what is in use afterwards by that.
  func measure(_ cases: [MemoryCase]) throws -> [Measurement] {
    if !cases.isEmpty { report("Weighing \(cases.count) cases …") }
    return try cases.map { try measure($0) }
  }

  private func measure(_ subject: MemoryCase) throws -> Measurement {
    let count = 100_000
    let held = Held()
    // Room for the references, so that the list of them is not weighed.
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
