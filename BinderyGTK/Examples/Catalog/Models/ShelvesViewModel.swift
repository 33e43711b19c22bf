package import BinderyGTK

/// Two lists beside each other.
package final class ShelvesViewModel: ViewModel, SegmentedViewModel {
  package let segments: Tabs<CatalogScreen>
  package let title = "Shelves"

  package override init() {
    let read = Book.all.filter(\.isRead)
    segments = Tabs([
      .init("All", .list(BookListViewModel())),
      .init("Read", .list(BookListViewModel(title: "Read", read))),
    ])
    super.init()
    followSegments()
  }
}
