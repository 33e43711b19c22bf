import BinderyGTK

/// The objects that views share, and the one place that knows all views.
@MainActor
final class CatalogContext {
  /// The actions of the screen on show and of the program.
  private(set) lazy var table = ActionTable(keys: keys) { [weak self] in self?.actions ?? [] }
  /// The host; set once it is made.
  weak var host: NavigationHost<CatalogScreen>?

  private let router: Router<CatalogScreen>
  private let keys: KeyMap
  private weak var window: Window?

  init(_ router: Router<CatalogScreen>, _ window: Window, _ keys: KeyMap) {
    self.router = router
    self.window = window
    self.keys = keys
  }

  deinit {}

  /// Shows a short message.
  func showNotice(_ text: String) { host?.showToast(text) }

  /// Makes a button with the main menu.
  func mainMenu() -> Widget {
    MenuButton(icon: "open-menu-symbolic", name: "Main Menu", table.menu, isMain: true)
  }

  private var actions: [ScreenAction] {
    [
      ScreenAction("back", "Back", section: "Catalog") { [weak self] in self?.host?.goBack() },
      ScreenAction("shortcuts", "Keyboard Shortcuts", section: "Catalog") { [weak self] in
        if let self, let top = host?.topWindow { table.showShortcuts(above: top) }
      },
      ScreenAction("quit", "Quit", section: "Catalog") { [weak self] in self?.window?.close() },
    ]
  }

  /// Makes the view of a screen.
  func view(of screen: CatalogScreen) -> any ScreenView {
    switch screen {
    case .index(let viewModel):
      ListScreen(viewModel, ListStrings(empty: "No Pages"), make: PageCell.init) { cell, page, _ in
        cell.show(page)
      }
    case .page(.fields, let viewModel): FieldsView(viewModel)
    case .page(.rows, let viewModel): RowsView(viewModel, self)
    case .page: ButtonsView(self)
    case .list(let viewModel): bookList(viewModel)
    case .states(let viewModel): StatesView(viewModel)
    case .manual(let viewModel): manual(viewModel)
    case .segments(let viewModel):
      SegmentedScreen(viewModel) { self.view(of: $0) }
    case .tabs(let viewModel): shop(viewModel)
    case .editor(let viewModel): EditorView(viewModel, self)
    }
  }

  private func bookList(_ viewModel: BookListViewModel) -> any ScreenView {
    let strings = ListStrings(empty: "No Books Yet", filter: "Filter books")
    let view = ListScreen(
      sections: viewModel,
      strings,
      headingMargin: 6,
      make: BookCell.init,
      name: \.title
    ) { cell, book, _ in cell.show(book) }
    view.trailing = [mainMenu()]
    return view
  }

  private func manual(_ viewModel: ManualViewModel) -> any ScreenView {
    let text = Label("", .wrapping)
    text.onLink = { viewModel.follow($0) }
    let followed = Label("", .wrapping)
    followed.addStyle("dim-label")
    let facts = Grid(columnSpacing: 12, rowSpacing: 6)
    for (row, fact) in [("Pages", "32"), ("Paper", "Laid, 90 g")].enumerated() {
      facts.attach(Label(fact.0), column: 0, row: row)
      facts.attach(Label(fact.1), column: 1, row: row)
    }
    let column = Box(.vertical, spacing: 18, [text, followed, facts])
    column.setMargins(18, 18)
    followed.reactive[\.text] <~ viewModel.$links.map { $0.isEmpty ? "" : "Followed: \($0)" }
    return PageScreen(viewModel, ScrollView(Clamp(column, width: 600))) { page in
      text.show(page)
      return .content
    }
  }

  private func shop(_ viewModel: ShopViewModel) -> any ScreenView {
    let entries = untracked { router.controllers }.flatMap(\.entries)
    let entry = entries.first { $0.screen.viewModel === viewModel }
    guard let tabs = entry?.tabs else { preconditionFailure("the router has no tabs of the shop") }
    return ShopView(tabs, self)
  }
}
