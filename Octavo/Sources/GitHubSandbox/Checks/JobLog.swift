import HummingbirdCore
import NIOCore

/// The log of a job, or of one of its steps, in the form of GitHub Actions.
///
/// Each line begins with the time, and the file with a byte order mark.
struct JobLog: Sendable {
  private enum Part: Sendable {
    case bytes([UInt8])
    case filler(LogFiller)

    var length: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .filler(let filler): filler.length
      }
    }
  }

  private var parts: [Part] = [.bytes([0xef, 0xbb, 0xbf])]
  private(set) var length = 3

  /// Gathers the lines of the steps that have begun by a time.
  init(_ run: StoredCheckRun, step number: Int? = nil, at time: Int) {
    for step in JobTimeline(run, at: time).steps where number == nil || number == step.number {
      guard let starts = step.starts, let ends = step.ends, starts <= time else { continue }
      let isFailed = step.state.conclusion == .failure
      let lines = step.plan.lines + (isFailed ? step.plan.failureLines : [])
      add(lines, from: starts, to: ends)
      if step.plan.filler > 0 {
        add(
          .filler(LogFiller(bytes: step.plan.filler, from: starts, seconds: ends - starts))
        )
      }
    }
  }

  private mutating func add(_ lines: [String], from start: Int, to end: Int) {
    guard !lines.isEmpty else { return }
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      let time = start + (end - start) * index / lines.count
      bytes += Array("\(Self.stamp(time, ticks: index * 137_311 % 10_000_000))\(line)\n".utf8)
    }
    add(.bytes(bytes))
  }

  private mutating func add(_ part: Part) {
    parts.append(part)
    length += part.length
  }

  /// The beginning of a line: a time with seven digits of its second, and a space.
  static func stamp(_ time: Int, ticks: Int) -> String {
    let digits = String(ticks)
    let fraction = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return "\(Timestamp(time).text.dropLast()).\(fraction)Z "
  }

  /// Returns a part as a body, which is made while it is sent.
  func body(_ range: Range<Int>) -> EndpointResponse.Body {
    .stream(length: range.count) { writer in
      var start = 0
      for part in parts {
        let places = range.clamped(to: start..<(start + part.length))
        let inner = (places.lowerBound - start)..<(places.upperBound - start)
        start += part.length
        if places.isEmpty { continue }
        switch part {
        case .bytes(let bytes): try await writer.write(ByteBuffer(bytes: bytes[inner]))
        case .filler(let filler):
          for bytes in filler.portions(of: inner) {
            try await writer.write(ByteBuffer(bytes: bytes))
          }
        }
      }
      try await writer.finish(nil)
    }
  }

  /// Returns the whole log, of which a client may request a part.
  func response(tag: String) -> EndpointResponse {
    var response = EndpointResponse(
      body: body(0..<length),
      contentType: "text/plain; charset=utf-8",
      tagSource: tag
    )
    response.acceptsRanges = true
    response.part = { range in body(range) }
    return response
  }
}
