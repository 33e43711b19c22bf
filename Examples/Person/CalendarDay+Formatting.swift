nonisolated extension CalendarDay {
  /// The day in the articles' format: `Thursday January 1, 1970`.
  ///
  /// The text is always English, and the calendar Gregorian. The year has at least four digits, and
  /// “BC” if it is before year 1.
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
