// Topic: Rows under default isolation
// Flags: -default-isolation MainActor
import BinderyNavigation

// # A row that is on the main actor
// With `.defaultIsolation(MainActor.self)`, the conformances of a row are on the main actor, and a list
// needs them on none.
#if CORRECTED
nonisolated struct Book: Identifiable, Equatable { let id: Int }
final class ShelfViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  let title = "Shelf"
  let rows: [Book] = []
  var content: ListContent { .rows }
  func open(_ row: Book) {}
}
#else
struct Book: Identifiable, Equatable { let id: Int }
final class ShelfViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  let title = "Shelf"
  let rows: [Book] = []
  var content: ListContent { .rows }
  func open(_ row: Book) {}
}
#endif
