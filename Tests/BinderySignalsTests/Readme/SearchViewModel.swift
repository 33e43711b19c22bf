import BinderySignals

final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [String] = []

  @Computed({ (viewModel: SearchViewModel) in
    "\(viewModel.books.count) books for “\(viewModel.query)”"
  }) var title

  let search: Command<String, [String]>

  init(scheduler: any Scheduler, find: @escaping @MainActor (String) async throws -> [String]) {
    search = Command(.latest, find)  // A newer search takes the place of an older one.
    super.init()
    _books <~ search.values
    search <~ $query.signal.skipRepeats().debounce(.milliseconds(300), on: scheduler)
  }
}

/// A view, in any toolkit: it runs again when a property that it has read changes.
@MainActor
final class Label {
  private(set) var text = ""

  func show(_ viewModel: SearchViewModel, during lifetime: Lifetime) {
    lifetime.observe(self) { $0.text = viewModel.title }
  }
}
