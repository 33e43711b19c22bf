public import BinderyNavigation

/// The filters that have a name.
extension InboxViewModel {
  /// The filters that every inbox has.
  private static let usual = [
    SavedFilter(name: "Unread", text: "is:unread"),
    SavedFilter(name: "Review Requested", text: "reason:review_requested"),
    SavedFilter(name: "Mentioned", text: "reason:mention reason:team_mention"),
    SavedFilter(name: "Assigned", text: "reason:assign"),
    SavedFilter(name: "Read", text: "is:read"),
    SavedFilter(name: "Bookmarked", text: "is:bookmarked"),
  ]

  /// Choosing a filter, saving the one that is applied under a name, and removing it.
  var filterActions: [ScreenAction] {
    let text = filter.text
    let saved = savedFilters.first { $0.text == text }
    return [
      ScreenAction("narrow", "Filter by…") {
        self.services.navigation.present(.inboxFilter(untracked { self.list.keyword }))
      },
      ScreenAction("filters", "Saved Filters…") { Task.immediate { await self.chooseFilter() } },
      saved.map { saved in
        ScreenAction("filter.save", "Remove Filter “\(saved.name)”") {
          self.savedFilters.removeAll { $0 == saved }
        }
      }
        ?? ScreenAction("filter.save", "Save Filter…", isEnabled: !filter.isEmpty) {
          Task.immediate { await self.saveFilter(text) }
        },
      ScreenAction("group", isGrouped ? "Order by Date" : "Group by Repository") {
        self.services.preferences[Settings.groupsInbox].toggle()
      },
    ]
  }

  private var savedFilters: [SavedFilter] {
    get { services.preferences[Settings.inboxFilters] }
    set { services.preferences[Settings.inboxFilters] = newValue }
  }

  private func chooseFilter() async {
    let (filters, text) = untracked { (savedFilters + Self.usual, filter.text) }
    let choice = await services.navigation.present {
      .optionPicker(.filter(filters), current: text.isEmpty ? nil : text, result: $0)
    }
    if let choice { list.keyword = choice.value ?? "" }
  }

  private func saveFilter(_ text: String) async {
    let answer = await services.questions.ask(.filterName(of: text))
    guard let name = answer?.trimmed, !name.isEmpty else { return }
    let saved = SavedFilter(name: name, text: text)
    let filters = untracked { savedFilters }
    if let place = filters.firstIndex(where: { $0.name == name }) {
      savedFilters[place] = saved
    } else {
      savedFilters.append(saved)
    }
    services.showNotice("Saved the filter.")
  }
}

extension InboxViewModel: ChipFiltering {
  /// The conditions of the filter.
  public var chips: [FilterChip] {
    filter.conditions.map { FilterChip($0.text, title: $0.words) }
  }

  /// Removes a condition from the filter.
  public func remove(_ chip: FilterChip) {
    let filter = untracked { InboxFilter(list.keyword) }
    guard let condition = filter.conditions.first(where: { $0.text == chip.id }) else { return }
    list.keyword = filter.toggling(condition).text
  }
}
