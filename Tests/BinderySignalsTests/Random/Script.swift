import RandomScripts

/// The events of several sources, in order, and the position of the disposal.
nonisolated struct Script: Equatable, Sendable {
  /// One event of one source.
  struct Entry: Equatable, Sendable {
    /// The time of the event, in seconds.
    var frame: Int
    /// The number of the source.
    var source: Int
    /// The kind of the event.
    var act: Act
  }

  /// The kinds of events of a source.
  enum Act: Equatable, Sendable {
    case value(Int)
    case ending(Ending)
  }

  /// The kinds of endings.
  enum Ending: String, CaseIterable, Sendable {
    case completion = "|"
    case failure = "#"
    case interruption = "!"
  }

  /// The number of sources by default.
  static let sources = 3

  var entries: [Entry]
  /// The number of entries before the output is disposed of; `nil` if it never is.
  var disposal: Int?

  /// Makes a script that is the same for the same seed.
  static func random(
    seed: UInt64,
    sources: Int = Script.sources,
    entries length: Int = 18
  ) -> Script {
    var dice = SeededGenerator(seed: seed)
    var running = Set(0..<sources)
    var entries: [Entry] = []
    var frame = 0
    for _ in 0..<Int.random(in: 0...length, using: &dice) {
      frame += Int.random(in: 0...2, using: &dice)
      guard let source = running.sorted().randomElement(using: &dice) else { break }
      let ends = Int.random(in: 0..<8, using: &dice) == 0
      if ends, let ending = Ending.allCases.randomElement(using: &dice) {
        running.remove(source)
        entries.append(Entry(frame: frame, source: source, act: .ending(ending)))
      } else {
        let value = Int.random(in: 0...3, using: &dice)
        entries.append(Entry(frame: frame, source: source, act: .value(value)))
      }
    }
    let isDisposed = Int.random(in: 0..<4, using: &dice) == 0
    return Script(
      entries: entries,
      disposal: isDisposed ? Int.random(in: 0...entries.count, using: &dice) : nil
    )
  }
}

nonisolated extension Script: CustomStringConvertible {
  /// A description with one line for each entry.
  var description: String {
    var lines: [String] = []
    for (number, entry) in entries.enumerated() {
      if number == disposal { lines.append("dispose") }
      lines.append("at \(entry.frame) source \(entry.source): \(entry.act)")
    }
    if disposal == entries.count { lines.append("dispose") }
    return lines.isEmpty ? "(nothing happens)" : lines.joined(separator: "\n")
  }
}

nonisolated extension Script.Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .ending(let ending): ending.rawValue
    }
  }
}
