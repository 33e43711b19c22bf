import BinderyNavigation

/// The routes of the catalog.
nonisolated enum CatalogRoute: NavigationRoute {
  case article(Book)
  case books
  case form
  case home
  case layouts
  case parts
  case progress
  case states
  case tabBar
}
