import BinderyNavigation

/// Segments, each with a list in another state.
final class StatesViewModel: ViewModel, SegmentedViewModel {
  /// A part of the screen.
  enum Segment: NavigationScreen {
    case books(BookListViewModel)
    case layouts(LayoutsViewModel)

    var viewModel: ViewModel {
      switch self {
      case .books(let viewModel): viewModel
      case .layouts(let viewModel): viewModel
      }
    }
  }

  let segments: Tabs<Segment>
  let title = "States"

  init(_ services: CatalogServices) {
    let library = services.library
    func books(_ books: [Book]) -> Segment {
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
      Tabs.Tab("Progress", .layouts(LayoutsViewModel(services, part: .progress))),
      Tabs.Tab("Loading", .layouts(LayoutsViewModel(services, part: .loading))),
      Tabs.Tab("Failed", .layouts(LayoutsViewModel(services, part: .failed))),
      Tabs.Tab("Empty", books([])), Tabs.Tab("Books", books(library.books)),
    ])
    super.init()
    followSegments()
  }
}
