/// The events that were sent, and their times in half seconds.
nonisolated struct Outcome: Equatable, Sendable {
  /// One event.
  struct Mark: Equatable, Sendable {
    let time: Int
    let text: String
  }

  private(set) var marks: [Mark] = []
  private(set) var hasEnded = false

  mutating func send(_ value: some Any, at time: Int) {
    guard !hasEnded else { return }
    marks.append(Mark(time: time, text: "\(value)"))
  }

  mutating func end(_ ending: Script.Ending, at time: Int) {
    guard !hasEnded else { return }
    marks.append(Mark(time: time, text: ending.rawValue))
    hasEnded = true
  }
}

nonisolated extension Outcome: CustomStringConvertible {
  var description: String {
    marks.map { "\($0.text)@\(Double($0.time) / 2)" }.joined(separator: " ")
  }
}
