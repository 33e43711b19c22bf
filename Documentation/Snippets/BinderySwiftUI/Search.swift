import BinderySwiftUI
import SwiftUI

final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [Book] = []
  @Computed({ (viewModel: SearchViewModel) in "\(viewModel.books.count) books" }) var title
  private(set) lazy var search = command(.latest) { (viewModel, query: String) async throws in
    viewModel.books = try await viewModel.find(query)
  }
  private let find: @MainActor (String) async throws -> [Book]

  init(find: @escaping @MainActor (String) async throws -> [Book] = { _ in [] }) {
    self.find = find
    super.init()
    errors.collect(search)
  }
}

nonisolated struct Book: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

struct SearchScreen: View {
  @ViewModelState private var search = SearchViewModel()

  var body: some View {
    Text(search.title)
      .activates($search)
  }
}

/// A screen of an app that has no router.
struct LibraryScreen: View {
  @ViewModelState private var viewModel: SearchViewModel
  let dialogs: DialogPresenter

  init(find: @escaping @MainActor (String) async throws -> [Book], dialogs: DialogPresenter) {
    _viewModel = ViewModelState(wrappedValue: SearchViewModel(find: find))
    self.dialogs = dialogs
  }

  var body: some View {
    VStack {
      BoundControl(viewModel, \.query) { TextField("Title or author", text: $0) }
      CommandButton(viewModel.search, with: viewModel.query, cancelsExecution: true) {
        Text("Search")
      }
      List {
        ListRows(viewModel, \.books) { book in Text(book.title) }
      }
    }
    .navigationTitle(viewModel.title)
    .activates($viewModel)
    .alerts(viewModel.errors, in: dialogs) { error in
      AlertContent(title: "\(error)", choices: [AlertContent.Choice("OK", role: .cancel)])
    }
  }
}
