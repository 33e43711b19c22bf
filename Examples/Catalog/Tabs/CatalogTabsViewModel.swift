import BinderyNavigation

/// Tabs with badges.
final class CatalogTabsViewModel: ViewModel, TabBarViewModel, TitledViewModel {
  let tabs: Tabs<CatalogScreen>
  let title = "Tabs"

  init(_ services: CatalogServices) {
    tabs = Tabs([
      Tabs.Tab(TabLabel("Library", badge: { "3" })) { .books(BookListViewModel(services)) },
      Tabs.Tab(TabLabel("New Entry")) { .form(FormViewModel(services)) },
      Tabs.Tab(TabLabel("Pictures")) { .layouts(LayoutsViewModel(services)) },
      Tabs.Tab(TabLabel("Synchronisation", badge: { "12" })) {
        .layouts(LayoutsViewModel(services, page: .progress))
      },
    ])
    super.init()
    followTabs()
  }
}
