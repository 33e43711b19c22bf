import Foundation

nonisolated extension Strings {
  /// Returns the time between two dates: “45 s”, “3 min 20 s”, “2 h 5 min”; `nil` if the second one
  /// is before the first, as of a clock that goes wrong.
  static func duration(from start: Date, to end: Date) -> String? {
    let seconds = end.timeIntervalSince(start)
    guard seconds >= 0, seconds < 1e9 else { return nil }
    let whole = Int(seconds)
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if hours > 0 {
      return minutes > 0 ? "\(grouped(hours)) h \(minutes) min" : "\(grouped(hours)) h"
    }
    if minutes > 0 { return whole % 60 > 0 ? "\(minutes) min \(whole % 60) s" : "\(minutes) min" }
    return "\(whole) s"
  }
}
