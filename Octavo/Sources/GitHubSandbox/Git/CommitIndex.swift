/// The names and times of all commits that lead to a commit, in the order of a log.
///
/// So a page of a long log needs no walk from the first commit to it. A commit takes 28 bytes.
struct CommitIndex: Sendable {
  private let width: Int
  private let names: [UInt8]
  /// The times of the committers, in seconds since 1970.
  private let times: [Int]

  /// The arguments of the `git rev-list` that ``init(_:)`` reads.
  static func arguments(_ head: ObjectID) -> [String] {
    ["rev-list", "--timestamp", "--end-of-options", head.hex, "--"]
  }

  /// The most bytes of the output of git, enough for five million commits.
  static let limit = 256 << 20

  /// Reads lines with the time and the name of a commit each.
  init(_ output: [UInt8]) {
    var names: [UInt8] = []
    var times: [Int] = []
    var width = 20
    var time = 0
    var digits: [UInt8] = []
    for byte in output {
      switch byte {
      case UInt8(ascii: " "):
        time = digits.reduce(0) { $0 &* 10 &+ Int($1) }
        digits.removeAll(keepingCapacity: true)
      case UInt8(ascii: "\n"):
        width = digits.count / 2
        for place in 0..<width { names.append(digits[2 * place] << 4 | digits[2 * place + 1]) }
        times.append(time)
        digits.removeAll(keepingCapacity: true)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      default: break
      }
    }
    self.width = width
    self.names = names
    self.times = times
  }

  /// Returns the number of commits, or of those that are not younger than a time.
  func count(until time: Int? = nil) -> Int {
    guard let time else { return times.count }
    return times.count { $0 <= time }
  }

  /// Returns the names of some commits, or of some of those that are not younger than a time.
  func names(from start: Int, atMost count: Int, until time: Int? = nil) -> [ObjectID] {
    guard let time else {
      return (start..<start + count).clamped(to: times.indices).map(name)
    }
    return Array(
      times.indices.lazy.filter { times[$0] <= time }.dropFirst(start).prefix(count).map(name)
    )
  }

  private func name(_ place: Int) -> ObjectID {
    ObjectID(raw: names[place * width..<(place + 1) * width])
  }
}
