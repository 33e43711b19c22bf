/// The decision on a request: the entries that stay, and the screens that are added above them.
@MainActor
struct NavigationPlan<Screen: NavigationScreen> {
  /// A screen to add.
  struct Addition {
    let target: NavigationTarget<Screen>
    /// Whether the screen is the root of a new controller.
    let startsController: Bool
    /// The tab to select, if it matters.
    let tab: String?
  }

  /// The controllers that stay; the last may have no entries if a screen is added to it.
  var kept: [NavigationController<Screen>]
  /// The screens that are added, from the bottom up.
  var added: [Addition] = []
  /// The tabs to select of entries that stay, by the identifiers of the entries.
  var tabs: [(entry: Int, tab: String)] = []
  /// Whether the numbers of the controllers begin again.
  var restartsNumbers = false

  /// Returns the entries that the plan removes, the top one first, without those whose view models
  /// it adds again.
  func removed(
    from controllers: [NavigationController<Screen>]
  ) -> [NavigationController<Screen>.Entry] {
    let added = added.compactMap { addition in
      if case .screen(let screen) = addition.target { screen.viewModel } else { nil }
    }
    let stay = Set(
      (kept.flatMap(\.entries).map(\.screen.viewModel) + added).map(ObjectIdentifier.init)
    )
    return controllers.flatMap(\.entries).reversed().filter {
      !stay.contains(ObjectIdentifier($0.screen.viewModel))
    }
  }

  /// Returns the identifiers of the entries that the plan removes, the top one first.
  func removedIDs(from controllers: [NavigationController<Screen>]) -> [Int] {
    removed(from: controllers).map(\.id)
  }
}
