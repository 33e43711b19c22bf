import Foundation

/// The names of days of dates that follow each other, most of which are on one day.
nonisolated struct DayNames {
  private let now: Date
  private let calendar: Calendar
  /// The day of the last date, and its name.
  private var last: (day: Range<Date>, name: String)?

  init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
  }

  /// Returns the day of a date, as ``Strings/day(of:now:in:)`` does.
  mutating func name(of date: Date) -> String {
    if let last, last.day.contains(date) { return last.name }
    let name = Strings.day(of: date, now: now, in: calendar)
    if let day = calendar.dateInterval(of: .day, for: date) {
      last = (day.start..<day.end, name)
    }
    return name
  }
}
