import Foundation

/// The hours of a day without notifications.
public nonisolated enum QuietHours: String, SettingChoice {
  /// None.
  case never
  /// From ten in the evening to seven in the morning.
  case night
  /// From six in the evening to eight in the morning.
  case evening

  /// The text in the list of the setting.
  public var title: String {
    switch self {
    case .never: "None"
    case .night: "22:00 to 7:00"
    case .evening: "18:00 to 8:00"
    }
  }

  /// Whether a time is in these hours.
  func contains(_ date: Date, in timeZone: TimeZone) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let hour = calendar.component(.hour, from: date)
    return switch self {
    case .never: false
    case .night: hour >= 22 || hour < 7
    case .evening: hour >= 18 || hour < 8
    }
  }
}
