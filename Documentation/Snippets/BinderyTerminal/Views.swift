import BinderyTerminal

nonisolated struct Book: Identifiable, Equatable {
  let id: Int
  let title: String
  let author: String
}

final class BookListViewModel: ViewModel, TableViewModel {
  @MutableProperty var keyword = ""
  @MutableProperty var rows: [Book] = []
  let title = "Books"
  var content: ListContent { rows.isEmpty ? .empty : .rows }

  func open(_ book: Book) {}
}

final class BookListView: ModelView<BookListViewModel, ViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: "No books yet.") { book, area, frame in
          frame.write(book.title, in: area)
        }
      )
    )
  }
}

enum LibraryScreen: NavigationScreen {
  case books(BookListViewModel)

  var viewModel: ViewModel {
    switch self {
    case .books(let viewModel): viewModel
    }
  }
}

@MainActor
func makeView(_ screen: LibraryScreen) -> any ScreenView { view(of: screen, ViewContext()) }

@MainActor
func view(of screen: LibraryScreen, _ context: ViewContext) -> any ScreenView {
  switch screen {
  case .books(let viewModel): BookListView(viewModel, context)
  }
}

@MainActor
func pane(_ viewModel: BookListViewModel) -> some Widget {
  TablePane(viewModel, emptyText: "No books yet.") { book, area, frame in
    frame.write([Run(book.title, .bold), Run("  " + book.author, .muted)], in: area)
  }
}

@MainActor
func tabs(_ router: Router<LibraryScreen>) -> TerminalHost<LibraryScreen> {
  TerminalHost(
    router: router,
    name: "Library",
    makeTabs: { _, tabs in
      TabbedView(tabs, title: [Run("◆ Library", .accent, .bold)]) { makeView($0) }
    },
    makeView: makeView
  )
}

@MainActor
func keys(of file: String) -> KeyMap {
  var keys = KeyMap(["star": ["s"], "copy": ["y"]])
  for problem in keys.apply(file) { print(problem) }
  return keys
}

func theme(_ environment: [String: String]) -> Theme {
  let palette = Palette(
    dark: [.accent: .rgb(0xFF, 0xB4, 0x54)],
    light: [.accent: .rgb(0x9A, 0x52, 0x00)]
  )
  let theme = Theme(environment: environment, palette: palette)
  return theme
}
