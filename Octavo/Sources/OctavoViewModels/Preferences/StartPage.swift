/// The screen of a start without a link.
public nonisolated enum StartPage: String, SettingChoice {
  /// The place where the user was the last time.
  case lastPlace
  /// The tab News.
  case news
  /// The tab Repositories.
  case repositories
  /// The tab Explore.
  case explore
  /// The tab Profile.
  case profile
  /// The tab Inbox.
  case inbox

  /// The text in the list of the setting.
  public var title: String {
    switch self {
    case .lastPlace: "Last Place"
    case .news: "News"
    case .repositories: "Repositories"
    case .explore: "Explore"
    case .profile: "Profile"
    case .inbox: "Inbox"
    }
  }

  /// The identifier of the tab; `nil` for the last place.
  var tab: String? { self == .lastPlace ? nil : rawValue }
}
