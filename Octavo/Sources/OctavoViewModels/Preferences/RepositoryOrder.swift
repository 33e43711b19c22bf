/// The order of the user's repositories in lists.
public nonisolated enum RepositoryOrder: String, SettingChoice {
  /// The order of the list: owned ones by name, starred ones by the time of the star.
  case usual
  /// By name.
  case name
  /// The latest push first.
  case pushed
  /// The most stars first.
  case stars

  /// The text in the list of the setting, and at the end of “Sort by”.
  public var title: String {
    switch self {
    case .usual: "Default"
    case .name: "Name"
    case .pushed: "Last Push"
    case .stars: "Stars"
    }
  }

  /// The order after this one; the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
