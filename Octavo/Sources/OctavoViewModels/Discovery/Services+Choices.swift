import BinderyNavigation

nonisolated extension Settings {
  /// The lists of Explore for which the account has made choices, the latest first.
  public static let discoveries = Setting(
    "discoveries",
    default: [Discovery](),
    isPerAccount: true
  )
}

extension Services {
  /// Returns a list of Explore with the choices that the account has made for it last.
  ///
  /// Reading it inside `observe` subscribes.
  func withChoices(_ list: Discovery) -> Discovery {
    preferences[Settings.discoveries].first { $0.isSameList(as: list) } ?? list
  }

  /// Stores the choices of a list of Explore, for this run and the next.
  func storeChoices(of list: Discovery) {
    let others = untracked { preferences[Settings.discoveries] }
      .filter { !$0.isSameList(as: list) }
    preferences[Settings.discoveries] = Array(([list] + others).prefix(Self.choiceLimit))
  }

  /// The number of lists whose choices are stored; each topic has a list.
  private static var choiceLimit: Int { 50 }
}

nonisolated extension Discovery {
  /// Whether both are the same list, whatever the choices.
  fileprivate func isSameList(as other: Discovery) -> Bool {
    if case (.trending, .trending) = (kind, other.kind) { return true }
    return kind == other.kind
  }
}
