public import BinderyNavigation
public import Foundation
import GitHubValues

/// The rows of one day.
public nonisolated struct NewsSection: ListSection, Sendable, Equatable {
  /// The beginning of the day.
  public let id: Date
  /// The day, such as “Today” or “Monday, 3 March”.
  public let title: String
  /// The rows, newest first.
  public let rows: [NewsRow]
}

nonisolated extension Strings {
  /// Returns the name of a day: “Today”, “Yesterday”, “Monday, 3 March”, “Monday, 3 March 2025”.
  static func day(_ day: Date, today: Date, _ calendar: Calendar) -> String {
    let distance = calendar.dateComponents([.day], from: day, to: today).day ?? 0
    switch distance {
    case 0: return "Today"
    case 1: return "Yesterday"
    default: break
    }
    let parts = calendar.dateComponents([.weekday, .day, .month, .year], from: day)
    let weekdays = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let name = "\(weekdays[(parts.weekday ?? 1) - 1]), \(parts.day ?? 1)"
    let month = months[(parts.month ?? 1) - 1]
    let isThisYear = parts.year == calendar.component(.year, from: today)
    return "\(name) \(month)\(isThisYear ? "" : " \(parts.year ?? 0)")"
  }
}
