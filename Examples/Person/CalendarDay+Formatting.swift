nonisolated extension CalendarDay {
  /// The day as the articles write it: `Thursday January 1, 1970`.
  ///
  /// Always English, always Gregorian. The year has at least four digits, and “BC” before year 1.
  var formatted: String {
    let number = "\(year > 0 ? year : 1 - year)"
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    let era = year > 0 ? "" : " BC"
    return "\(weekday.name) \(Self.months[month - 1]) \(day), \(zeros)\(number)\(era)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

nonisolated extension CalendarDay.Weekday {
  fileprivate var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
