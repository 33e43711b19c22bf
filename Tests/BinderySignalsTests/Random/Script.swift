import RandomScripts

/// What happens on several sources, in order, and when the output is let go.
nonisolated struct Script: Equatable, Sendable {
  /// One event of one source.
  struct Entry: Equatable, Sendable {
    /// When it happens, in seconds.
    var frame: Int
    /// Where.
    var source: Int
    /// What.
    var act: Act
  }

  /// What a source can do.
  enum Act: Equatable, Sendable {
    case value(Int)
    case ending(Ending)
  }

  /// How a stream can end.
  enum Ending: String, CaseIterable, Sendable {
    case completion = "|"
    case failure = "#"
    case interruption = "!"
  }

  /// How many sources there are where nothing else is said.
  static let sources = 3

  var entries: [Entry]
  /// How many entries there are before the output is disposed of; `nil` if it never is.
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
  /// One line for each entry.
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
