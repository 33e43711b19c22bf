import Foundation

extension Services {
  /// The calendar by which lists are divided into days.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
