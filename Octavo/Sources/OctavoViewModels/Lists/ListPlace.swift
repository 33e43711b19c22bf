import Foundation

/// A place in a long list of commits, as the user names it.
nonisolated enum ListPlace: Equatable {
  /// The number of a commit, from 1.
  case number(Int)
  /// A part of the way from the first to the last.
  case share(Double)
  /// The first commit that is not younger than the end of a day.
  case day(Date)
  /// A commit by its name, or the beginning of it.
  case hash(String)

  /// Reads a place of a list that has `count` rows; `nil` for a text that names none.
  init?(parsing text: String, of count: Int, in calendar: Calendar) {
    let text = text.trimmed.lowercased()
    let number = Int(text.replacing(",", with: ""))
    if text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) {
      self = .share(share / 100)
    } else if let number, (1...max(1, count)).contains(number) {
      self = .number(number)
    } else if let day = Self.day(text, in: calendar) {
      self = .day(day)
    } else if (4...64).contains(text.count), text.allSatisfy(\.isHexDigit) {
      self = .hash(text)
    } else {
      return nil
    }
  }

  /// Returns the last second of a day such as “2026-01-31”.
  private static func day(_ text: String, in calendar: Calendar) -> Date? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1970...9999).contains(year)
    else { return nil }
    let components = DateComponents(year: year, month: month, day: day)
    guard components.isValidDate(in: calendar),
      let date = calendar.date(from: components),
      let interval = calendar.dateInterval(of: .day, for: date)
    else { return nil }
    return interval.end.addingTimeInterval(-1)
  }
}
