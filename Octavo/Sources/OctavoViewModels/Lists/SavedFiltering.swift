import BinderyNavigation

/// A list whose filters can be saved under a name.
protocol SavedFiltering: ViewModel {
  /// The services.
  var services: Services { get }
  /// The filters that every such list has.
  var usualFilters: [SavedFilter] { get }
  /// The setting that has the filters with a name.
  var savedFilters: Setting<[SavedFilter]> { get }
  /// The name of the choice of no filter; `nil` for none.
  var unfilteredTitle: String? { get }
  /// The text of the filter that is applied.
  var filterText: String { get }
  /// The screen on which conditions are chosen; `nil` if they can only be typed.
  func conditions(of text: String) -> Route?
  /// The text of the filter, as typed.
  var keyword: String { get set }
}

extension SavedFiltering {
  /// Choosing conditions or a filter, saving the one that is applied under a name, and removing it.
  var savingActions: [ScreenAction] {
    let text = filterText
    let saved = services.preferences[savedFilters].first { $0.text == text }
    return narrowActions + [
      ScreenAction("filters", "Saved Filters…") { Task.immediate { await self.chooseFilter() } },
      saved.map { saved in
        ScreenAction("filter.save", "Remove Filter “\(saved.name)”") {
          self.services.preferences[self.savedFilters].removeAll { $0 == saved }
        }
      }
        ?? ScreenAction("filter.save", "Save Filter…", isEnabled: !text.isEmpty) {
          Task.immediate { await self.saveFilter(text) }
        },
    ]
  }

  private var narrowActions: [ScreenAction] {
    guard untracked({ conditions(of: keyword) }) != nil else { return [] }
    return [
      ScreenAction("narrow", "Filter by…") {
        guard let route = untracked({ self.conditions(of: self.keyword) }) else { return }
        self.services.navigation.present(route)
      }
    ]
  }

  private func chooseFilter() async {
    let (filters, text) = untracked {
      (services.preferences[savedFilters] + usualFilters, filterText)
    }
    let choice = await services.navigation.present {
      .optionPicker(
        .filter(filters, all: unfilteredTitle),
        current: text.isEmpty ? nil : text,
        result: $0
      )
    }
    if let choice { keyword = choice.value ?? "" }
  }

  private func saveFilter(_ text: String) async {
    let answer = await services.questions.ask(.filterName(of: text))
    guard let name = answer?.trimmed, !name.isEmpty else { return }
    let saved = SavedFilter(name: name, text: text)
    var filters = untracked { services.preferences[savedFilters] }
    if let place = filters.firstIndex(where: { $0.name == name }) {
      filters[place] = saved
    } else {
      filters.append(saved)
    }
    services.preferences[savedFilters] = filters
    services.showNotice("Saved the filter.")
  }
}
