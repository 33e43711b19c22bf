import Foundation

nonisolated extension Strings {
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns the day of a date: “Today”, “Yesterday”, “Monday, 3 March”, “Monday, 3 March 2025”.
  static func day(of date: Date, now: Date, in calendar: Calendar) -> String {
    let (day, today) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
    switch calendar.dateComponents([.day], from: day, to: today).day {
    case 0: return "Today"
    case 1: return "Yesterday"
    default: break
    }
    let parts = calendar.dateComponents([.weekday, .day, .month, .year], from: date)
    guard let weekday = parts.weekday, let day = parts.day, let month = parts.month,
      let year = parts.year, weekdays.indices.contains(weekday - 1),
      months.indices.contains(month - 1)
    else { return "" }
    let text = "\(weekdays[weekday - 1]), \(day) \(months[month - 1])"
    return year == calendar.component(.year, from: now) ? text : "\(text) \(year)"
  }
}
