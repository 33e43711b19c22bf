/// When a source was begun and let go, a timeline for each time.
///
/// ```swift
/// let log = SubscriptionLog()
/// let runs = marbles.record(marbles.cold("-1-|", log: log).repeat(2))
/// marbles.play()
/// #expect(log.timelines == ["^--!", "---^--!"])
/// ```
public final class SubscriptionLog {
  private var marks: [[Mark]] = []

  /// The timelines, `^` for the beginning and `!` for the end, in the order of the beginnings.
  public var timelines: [Timeline] { marks.map { Timeline(marks: $0) } }

  /// Makes an empty log.
  public init() {}

  deinit {}

  func begin(_ mark: Mark) -> Int {
    marks.append([mark])
    return marks.count - 1
  }

  func end(_ number: Int, _ mark: Mark) { marks[number].append(mark) }
}
