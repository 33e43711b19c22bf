/// An entry of a timeline before its body is made.
enum TimelineItem: Sendable {
  case event(RecordedAction)
  case commit(CommitRecord)

  /// Returns events with commits at their times; both are in order already.
  static func all(_ events: [RecordedAction], _ commits: [CommitRecord]) -> [TimelineItem] {
    var items: [TimelineItem] = []
    var rest = commits[...]
    for event in events {
      while let next = rest.first, next.committer.time <= event.action.time {
        items.append(.commit(rest.removeFirst()))
      }
      items.append(.event(event))
    }
    return items + rest.map(TimelineItem.commit)
  }

  var recorded: RecordedAction? {
    if case .event(let event) = self { event } else { nil }
  }
}
