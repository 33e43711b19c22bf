import BinderyNavigation

extension InboxViewModel {
  /// Turns notifications on for what the filter lets through, or off.
  var newsAction: ScreenAction? {
    guard services.notify != nil else { return nil }
    if services.preferences[Settings.notifiesNews] {
      return ScreenAction("notify", "Turn Notifications Off") {
        self.services.preferences[Settings.notifiesNews] = false
      }
    }
    let title = filter.isEmpty ? "Turn Notifications On" : "Turn Notifications On for This Filter"
    return ScreenAction("notify", title) { self.services.beginNotifying(self.filter.text) }
  }

  /// Offers notifications, once.
  func offerNews() {
    let isOffered = untracked { services.preferences[Settings.hasOfferedNews] }
    guard services.notify != nil, !isOffered else { return }
    services.preferences[Settings.hasOfferedNews] = true
    services.showNotice(
      "Octavo can notify you of new threads while you do something else.",
      for: .seconds(10),
      action: "Turn On"
    ) { [services] in services.beginNotifying("") }
  }
}
