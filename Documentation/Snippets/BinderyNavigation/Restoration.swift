import BinderyNavigation

final class DraftViewModel: ViewModel, RestorableViewModel {
  @MutableProperty var text = ""

  var restorableState: [String: String] { ["text": text] }

  func restore(_ state: [String: String]) { text = state["text"] ?? "" }
}

struct NewsItem: Identifiable, Equatable {
  let id: Int
}

final class NewsViewModel: ViewModel, RestorableTable {
  @MutableProperty var keyword = ""
  @MutableProperty var selectedRow = SelectedRow()

  let title = "News"
  let rows = [NewsItem(id: 1)]
  let content = ListContent.rows

  func open(_ row: NewsItem) {}
}

@MainActor
func select(_ row: NewsItem, in viewModel: NewsViewModel) {
  viewModel.selectedRow.note("\(row.id)")
}
