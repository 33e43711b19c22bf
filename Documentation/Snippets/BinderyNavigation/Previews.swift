import BinderyNavigation

enum Previews {
  enum Route: NavigationRoute {
    case issue(String, Int)
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    let repository: String
    let number: Int
  }

  struct Services {
    let navigation: any RouteNavigation<Route>
    let scheduler: any Scheduler
  }

  final class ThreadsViewModel: ViewModel, PreviewingTable {
    var selectedRow = SelectedRow() { didSet { selectedID = selectedRow.id } }
    @MutableProperty private(set) var selectedID: String?

    let title = "Threads"
    @MutableProperty var keyword = ""
    @MutableProperty var rows: [Row] = []
    let content = ListContent.rows

    func open(_ row: Row) {}

    init(_ services: Services) {
      super.init()
      followSelection(services.navigation, on: services.scheduler)
    }

    func preview(of row: Row?) -> PreviewContent<Route> {
      row.map { .page(.issue($0.repository, $0.number)) } ?? .words("Nothing is selected.")
    }
  }
}
