/// A day of the proleptic Gregorian calendar.
///
/// The value has no locale and no time zone, so it is the same day on every machine.
public nonisolated struct CalendarDay: Sendable, Equatable {
  /// The days of the week.
  public enum Weekday: Int, Sendable {
    /// The days, in the order in which they follow 1970-01-01, a Thursday.
    case thursday, friday, saturday, sunday, monday, tuesday, wednesday
  }

  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The day of the week.
  public let weekday: Weekday

  /// Makes the day of a moment in UTC.
  ///
  /// - Parameter secondsSince1970: The moment; negative before 1970.
  public init(secondsSince1970: Int) {
    let days = Self.floor(secondsSince1970, by: 86400)
    weekday = Weekday(rawValue: Self.rest(days, by: 7)) ?? .thursday
    // Counted from 1 March of the year 0, a leap day is the last day of its year, and 400 years
    // always have the same number of days.
    let sinceMarch = days + 719_468
    let era = Self.floor(sinceMarch, by: 146_097)
    let dayOfEra = Self.rest(sinceMarch, by: 146_097)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthSinceMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthSinceMarch + 2) / 5 + 1
    month = monthSinceMarch < 10 ? monthSinceMarch + 3 : monthSinceMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func floor(_ number: Int, by divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }

  private static func rest(_ number: Int, by divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
