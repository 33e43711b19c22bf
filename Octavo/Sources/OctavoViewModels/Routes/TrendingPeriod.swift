/// The period in which the repositories of a list of trending ones were created.
public nonisolated enum TrendingPeriod: String, CaseIterable, Codable, Sendable {
  /// Since yesterday.
  case daily
  /// The last seven days.
  case weekly
  /// The last thirty days.
  case monthly

  /// The text on the screen.
  public var title: String {
    switch self {
    case .daily: "Today"
    case .weekly: "This Week"
    case .monthly: "This Month"
    }
  }

  /// The number of days.
  var days: Int {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30
    }
  }
}
