/// Measures a source with one number of observers.
final class ObserverCountSampler {
  private let library: Library
  private let size: Int
  private let sink = Sink()
  private let source: ObserverCountCase.Source
  private let values = 1..<11
  private var samples: [ObserverCountCase.Phase: [Double]] = [:]

  init(_ subject: ObserverCountCase, _ size: Int) {
    library = subject.library
    self.size = size
    source = subject.prepare(sink)
  }

  var measurements: [Measurement] {
    ObserverCountCase.Phase.allCases.map {
      Measurement(row: $0.row(size), library: library, samples: samples[$0] ?? [])
    }
  }

  /// Takes a sample that does not count.
  func warmUp() throws {
    try sample()
    samples = [:]
  }

  /// Takes one sample of each phase, and repeats the phases where the number of observers is small.
  func sample() throws {
    let repetitions = max(1, 10_000 / size)
    var time: [ObserverCountCase.Phase: Int] = [:]
    for _ in 0..<repetitions { try measureOnce(&time) }
    for (phase, time) in time {
      let operations = size * repetitions * (phase == .send ? values.count : 1)
      samples[phase, default: []].append(Double(time) / Double(operations))
    }
  }

  private func measureOnce(_ time: inout [ObserverCountCase.Phase: Int]) throws {
    _ = sink.take()
    let begin = Meter.threadTime
    source.add(size)
    let added = Meter.threadTime
    source.send(values)
    let sent = Meter.threadTime
    source.removeAll()
    let end = Meter.threadTime
    // No observer is left: a value that arrives now fails the check.
    source.send(values)
    try check(sink.take())
    time[.subscribe, default: 0] += added - begin
    time[.send, default: 0] += sent - added
    time[.dispose, default: 0] += end - sent
  }

  private func check(_ arrivals: Arrivals) throws {
    guard arrivals.count != size * values.count else { return }
    throw MeasuringError.wrongDelivery(
      row: ObserverCountCase.Phase.send.row(size),
      library: library,
      count: arrivals.count,
      last: arrivals.last,
      values: values
    )
  }
}
