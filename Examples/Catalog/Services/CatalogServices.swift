import BinderyNavigation

/// The services of the catalog's view models.
struct CatalogServices {
  let library: Library
  let navigation: any RouteNavigation<CatalogRoute>
  /// Shows a notice with a closure that undoes what it reports.
  let showNotice: (_ text: String, _ undo: @escaping () -> Void) -> Void
  let copy: (String) -> Void
}
