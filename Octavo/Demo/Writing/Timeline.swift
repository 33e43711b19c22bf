/// Gives every step of a history its moment.
///
/// Between two marks of the script commits come in bursts with pauses between them, and each author
/// works by day where they live. Chance comes from the words of the script alone.
struct Timeline {
  private static let day = 86400
  /// Seconds since 1970 that the days of the script are counted back from.
  let present: Int

  init(before present: Int) {
    self.present = present
  }

  /// The moments of the steps, never going back.
  func times(of script: HistoryScript, users: [DemoWorld.User]) -> [Int] {
    let zones = Dictionary(users.map { ($0.login, Self.seconds(zone: $0.zone)) }) { $1 }
    var times: [Int] = []
    var start = present
    var section: [Step] = []
    for step in script.steps {
      guard case .daysAgo(let days) = step.action else {
        section.append(step)
        continue
      }
      let end = present - Int(days * Double(Self.day))
      if section.isEmpty { start = end }
      times += spread(section, from: start, to: end, zones)
      times.append(end)
      start = end
      section = []
    }
    return times + spread(section, from: start, to: present, zones)
  }

  private func spread(_ steps: [Step], from start: Int, to end: Int, _ zones: [String: Int])
    -> [Int]
  {
    let gaps = steps.map { step in
      guard let words = step.words else { return 0.0 }
      let chance = Double(Self.hash(words) % 1000) / 1000
      return 0.02 + chance * chance * chance
    }
    let unit = Double(end - start) / max(gaps.reduce(0.3, +), 1e-9)
    var ideal = Double(start)
    var last = start
    return zip(steps, gaps).enumerated().map { position, pair in
      let (step, gap) = pair
      guard let author = step.author, let words = step.words else { return last }
      ideal += gap * unit
      let chance = Int(Self.hash("when \(words)") % 10_000)
      let awake = Self.awake(Int(ideal), zone: zones[author] ?? 0, chance: chance)
      let latest = end - (steps.count - position) * 240
      last = max(last + 70 + chance % 2300, awake)
      last = min(last, max(latest, start + position * 30))
      return last
    }
  }

  /// Moves a moment of the night to the morning or the evening beside it.
  private static func awake(_ time: Int, zone: Int, chance: Int) -> Int {
    let local = time + zone
    let second = ((local % day) + day) % day
    guard second < 7 * 3600 else { return time }
    return time - second + 7 * 3600 + chance
  }

  private static func seconds(zone: String) -> Int {
    guard let number = Int(zone) else { return 0 }
    return (number / 100) * 3600 + (number % 100) * 60
  }

  /// FNV-1a, because the standard library's hashes differ from run to run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

extension Step {
  /// The login of the author, whose working hours the step keeps to.
  fileprivate var author: String? {
    switch action {
    case .commit(let commit): commit.author.login
    case .merge(let merge): merge.author.login
    default: nil
    }
  }

  /// The text that its pseudo-random delay is derived from.
  fileprivate var words: String? {
    switch action {
    case .commit(let commit): commit.subject
    case .merge(let merge): merge.title + merge.branch
    default: nil
    }
  }
}
