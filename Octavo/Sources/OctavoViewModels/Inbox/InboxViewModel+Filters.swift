public import BinderyNavigation

/// The filters that have a name.
extension InboxViewModel: SavedFiltering {
  var usualFilters: [SavedFilter] {
    [
      SavedFilter(name: "Unread", text: "is:unread"),
      SavedFilter(name: "Review Requested", text: "reason:review_requested"),
      SavedFilter(name: "Mentioned", text: "reason:mention reason:team_mention"),
      SavedFilter(name: "Assigned", text: "reason:assign"),
      SavedFilter(name: "Read", text: "is:read"),
      SavedFilter(name: "Bookmarked", text: "is:bookmarked"),
    ]
  }

  var savedFilters: Setting<[SavedFilter]> { Settings.inboxFilters }
  var unfilteredTitle: String? { "All Threads" }
  var filterText: String { filter.text }

  func conditions(of text: String) -> Route? { .filter(.inbox, text) }

  /// Choosing a filter, and grouping.
  var filterActions: [ScreenAction] {
    savingActions + [
      ScreenAction("group", isGrouped ? "Order by Date" : "Group by Repository") {
        self.services.preferences[Settings.groupsInbox].toggle()
      }
    ]
  }
}

extension InboxViewModel: ChipFiltering {
  /// The conditions of the filter.
  public var chips: [FilterChip] { filter.chips }

  /// Removes a condition from the filter.
  public func remove(_ chip: FilterChip) {
    list.keyword = InboxFilter(untracked { list.keyword }).removing(chip).text
  }
}
