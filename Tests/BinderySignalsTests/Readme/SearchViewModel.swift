import BinderySignals

final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [String] = []
  @Computed({ (viewModel: SearchViewModel) in "\(viewModel.books.count) books" }) var title
  private(set) lazy var search = command(.latest) { try await $0.find($1) }  // The newest wins.
  private let find: @MainActor (String) async throws -> [String]

  init(scheduler: any Scheduler, find: @escaping @MainActor (String) async throws -> [String]) {
    self.find = find
    super.init()
    _books <~ search.values
    search <~ $query.signal.skipRepeats().debounce(.milliseconds(300), on: scheduler)
  }
}

@MainActor func show(_ viewModel: SearchViewModel, in label: Label, during lifetime: Lifetime) {
  lifetime.observe(label) { $0.text = viewModel.title }  // Runs again when the title changes.
}
