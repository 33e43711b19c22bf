/// A crowd of one size, with what has been measured of it so far.
final class CrowdContestant {
  /// What happens to a crowd.
  enum Phase: String, CaseIterable {
    case subscribe, send, dispose

    func row(_ size: Int) -> String { "crowd-\(size)-\(rawValue)" }
  }

  private let library: Library
  private let size: Int
  private let sink = Sink()
  private let crowd: CrowdCase.Crowd
  private let values = 1..<11
  private var samples: [Phase: [Double]] = [:]

  init(_ subject: CrowdCase, _ size: Int) {
    library = subject.library
    self.size = size
    crowd = subject.prepare(sink)
  }

  var measurements: [Measurement] {
    Phase.allCases.map {
      Measurement(row: $0.row(size), library: library, samples: samples[$0] ?? [])
    }
  }

  /// Takes a sample that does not count.
  func warmUp() throws {
    try sample()
    samples = [:]
  }

  /// Takes one sample of each phase; small crowds come together several times for it.
  func sample() throws {
    let gatherings = max(1, 10_000 / size)
    var time: [Phase: Int] = [:]
    for _ in 0..<gatherings { try gather(&time) }
    for (phase, time) in time {
      let operations = size * gatherings * (phase == .send ? values.count : 1)
      samples[phase, default: []].append(Double(time) / Double(operations))
    }
  }

  private func gather(_ time: inout [Phase: Int]) throws {
    _ = sink.take()
    let begin = Meter.threadTime
    crowd.add(size)
    let added = Meter.threadTime
    crowd.send(values)
    let sent = Meter.threadTime
    crowd.removeAll()
    let end = Meter.threadTime
    // Nobody is left to get these.
    crowd.send(values)
    try check(sink.take())
    time[.subscribe, default: 0] += added - begin
    time[.send, default: 0] += sent - added
    time[.dispose, default: 0] += end - sent
  }

  private func check(_ arrivals: Arrivals) throws {
    guard arrivals.count != size * values.count else { return }
    throw MeasuringError.wrongDelivery(
      row: Phase.send.row(size),
      library: library,
      count: arrivals.count,
      last: arrivals.last,
      values: values
    )
  }
}
