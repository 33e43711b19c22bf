/// Records the beginning and the end of each subscription to a source, as one timeline each.
///
/// ```swift
/// let log = SubscriptionLog()
/// let runs = marbles.record(marbles.cold("-1-|", log: log).repeat(2))
/// marbles.play()
/// #expect(log.timelines == ["^--!", "---^--!"])
/// ```
public final class SubscriptionLog {
  private var events: [[TimelineEvent]] = []

  /// The timelines in the order of the beginnings: `^` is the beginning, `!` the end.
  public var timelines: [Timeline] { events.map { Timeline(events: $0) } }

  /// Makes an empty log.
  public init() {}

  deinit {}

  func begin(_ event: TimelineEvent) -> Int {
    events.append([event])
    return events.count - 1
  }

  func end(_ number: Int, _ event: TimelineEvent) { events[number].append(event) }
}
