import Foundation
import GitHubValues

/// The events of one day, in the groups that are rows.
nonisolated struct NewsDay: Sendable, Equatable {
  /// The beginning of the day.
  let date: Date
  /// The groups, newest first.
  let groups: [NewsGroup]

  /// Returns the days of events, in their order; a day that comes back has one section.
  static func days(of events: [GitHub.Event], in calendar: Calendar) -> [NewsDay] {
    var days: [(date: Date, events: [GitHub.Event])] = []
    var places: [Date: Int] = [:]
    for event in events {
      let date = calendar.startOfDay(for: event.createdAt)
      if let place = places[date] {
        days[place].events.append(event)
      } else {
        places[date] = days.count
        days.append((date, [event]))
      }
    }
    return days.map { NewsDay(date: $0.date, groups: NewsGroup.groups(of: $0.events)) }
  }
}
