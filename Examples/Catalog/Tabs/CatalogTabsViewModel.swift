import BinderyNavigation

/// Tabs with badges.
final class CatalogTabsViewModel: ViewModel, TabBarViewModel, TitledViewModel {
  let tabs = Tabs<CatalogRoute>([
    Tabs.Tab(TabLabel("Library", badge: { "3" }), .books),
    Tabs.Tab(TabLabel("New Entry"), .form),
    Tabs.Tab(TabLabel("Pictures"), .layouts),
    Tabs.Tab(TabLabel("Synchronisation", badge: { "12" }), .progress),
  ])
  let title = "Tabs"

  override init() {
    super.init()
    followTabs()
  }
}
