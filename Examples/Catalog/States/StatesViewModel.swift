import BinderyNavigation

/// Segments, each with a list in another state.
final class StatesViewModel: ViewModel, SegmentedViewModel {
  let segments: Tabs<CatalogScreen>
  let title = "States"

  init(_ services: CatalogServices) {
    let library = services.library
    func books(_ books: [Book]) -> CatalogScreen {
      .books(
        BookListViewModel(
          CatalogServices(
            library: Library(books: books),
            navigation: services.navigation,
            showNotice: services.showNotice,
            copy: services.copy
          )
        )
      )
    }
    segments = Tabs([
      Tabs.Tab("Progress", .layouts(LayoutsViewModel(services, page: .progress))),
      Tabs.Tab("Loading", .layouts(LayoutsViewModel(services, page: .loading))),
      Tabs.Tab("Failed", .layouts(LayoutsViewModel(services, page: .failed))),
      Tabs.Tab("Empty", books([])), Tabs.Tab("Books", books(library.books)),
    ])
    super.init()
    followSegments()
  }
}
