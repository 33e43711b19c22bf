import BinderyNavigation

/// The page about a book, loaded at once.
final class ArticleViewModel: ViewModel, ContentViewModel, ActionProviding {
  @MutableProperty private(set) var page: Book?
  /// The address that was opened last.
  @MutableProperty private(set) var opened = ""
  private(set) lazy var refreshCommand: Command<Void, Void> = command { viewModel in
    viewModel.page = viewModel.book
  }
  private let book: Book
  private let services: CatalogServices

  init(_ book: Book, _ services: CatalogServices) {
    self.book = book
    self.services = services
    super.init()
    followPage()
  }

  var title: String { book.title }
  var loadedTitle: ScreenTitle { .double(book.title, subtitle: book.author) }
  var failure: String? { nil }

  var actions: [ScreenAction] {
    [
      ScreenAction("refresh", "Refresh", refreshCommand),
      ScreenAction("copy", "Copy Title", isPrimary: true) { self.services.copy(self.book.title) },
    ]
  }

  func open(_ link: ContentLink) {
    if case .browser(let address) = link { opened = address }
  }
}
