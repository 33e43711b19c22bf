/// Measures a case, and stores its samples.
final class CaseSampler {
  let subject: Case
  private let held = Held()
  private let sink = Sink()
  private let run: Case.Body
  // Values begin with 1, because properties begin with 0.
  private var next = 1
  private(set) var operations = 1
  private var samples: [Double] = []

  init(_ subject: Case) {
    self.subject = subject
    run = subject.prepare(held, sink)
  }

  /// Whether one operation takes so long that only a few samples are taken.
  private(set) var isSlow = false

  /// Runs and checks single operations, then chooses the number of operations of a sample.
  func warmUp() throws {
    for _ in 0..<32 where try time(1) > 100_000_000 {
      isSlow = true
      return
    }
    let target = 5_000_000
    while true {
      let time = try time(operations)
      if time >= target / 4 {
        operations = max(1, operations * target / time)
        return
      }
      operations *= 2
    }
  }

  /// Takes one sample.
  func sample() throws {
    samples.append(Double(try time(operations)) / Double(operations))
  }

  /// Returns the measurement, with the allocations and instructions of an operation.
  func counted() throws -> Measurement {
    let count = min(operations, 1_000)
    let instructions = Meter.instructions
    let allocations = Meter.allocations
    _ = try time(count)
    var measurement = Measurement(
      row: subject.row,
      library: subject.library,
      samples: samples
    )
    measurement.allocations = Double(Meter.allocations - allocations) / Double(count)
    if let instructions, let after = Meter.instructions {
      measurement.instructions = Double(after - instructions) / Double(count)
    }
    return measurement
  }

  private func time(_ count: Int) throws -> Int {
    let values = next..<(next + count)
    next = values.upperBound
    _ = sink.take()
    let begin = Meter.threadTime
    run(values)
    let end = Meter.threadTime
    let arrivals = sink.take()
    guard subject.delivery.isMet(by: arrivals, after: values) else {
      throw MeasuringError.wrongDelivery(
        row: subject.row,
        library: subject.library,
        count: arrivals.count,
        last: arrivals.last,
        values: values
      )
    }
    return end - begin
  }
}
