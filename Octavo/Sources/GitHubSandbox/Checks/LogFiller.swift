/// Made-up lines of a log, of which any part can be written without the others.
struct LogFiller: Sendable {
  /// The bytes of a line with its end.
  static let lineLength = 128
  /// The bytes that are made at a time.
  private static let portion = 512 * lineLength

  /// The number of bytes, which are whole lines.
  let length: Int
  /// The time of the first line.
  let time: Int
  /// The seconds from the first line to the last.
  let seconds: Int

  private var count: Int { length / Self.lineLength }

  /// Makes about so many bytes.
  init(bytes: Int, from time: Int, seconds: Int) {
    length = bytes / Self.lineLength * Self.lineLength
    self.time = time
    self.seconds = seconds
  }

  /// Returns the bytes of a part, portion by portion.
  func portions(of range: Range<Int>) -> some Sequence<[UInt8]> {
    sequence(state: range.lowerBound) { place -> [UInt8]? in
      guard place < range.upperBound else { return nil }
      let end = min(range.upperBound, (place / Self.portion + 1) * Self.portion)
      defer { place = end }
      return bytes(place..<end)
    }
  }

  private func bytes(_ range: Range<Int>) -> [UInt8] {
    let lines =
      (range.lowerBound / Self.lineLength)..<((range.upperBound - 1) / Self.lineLength + 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.count * Self.lineLength)
    for line in lines { append(line, to: &bytes) }
    let start = range.lowerBound - lines.lowerBound * Self.lineLength
    return Array(bytes[start..<(start + range.count)])
  }

  private func append(_ line: Int, to bytes: inout [UInt8]) {
    let passed = Double(seconds) * Double(line) / Double(max(1, count))
    let stamp = JobLog.stamp(time + Int(passed), ticks: line % 10_000_000)
    let colored = line % 50 == 49 ? "\u{1B}[33mwarning:\u{1B}[0m " : ""
    var text = Array("\(stamp)\(colored)unit \(line + 1) of \(count) compiled".utf8)
    while text.count < Self.lineLength - 1 { text.append(UInt8(ascii: ".")) }
    bytes += text.prefix(Self.lineLength - 1)
    bytes.append(UInt8(ascii: "\n"))
  }
}
