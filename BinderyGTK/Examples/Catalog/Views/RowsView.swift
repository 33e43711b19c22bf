import BinderyGTK

/// Rows of settings, and a short list.
final class RowsView: ScreenView {
  let content: Widget
  let title = CatalogPage.rows.title
  private let lifetime = Lifetime()

  init(_ viewModel: SettingsViewModel, _ context: CatalogContext) {
    let facts = RowGroup("Account", "Facts, and links to other screens.")
    let settings = RowGroup("Settings")
    let name = TextEntry(row: "Name")
    let wrap = SwitchRow("Wrap lines", "In source code.")
    let order = DropDownRow("Order", "Of all lists.", SettingsViewModel.orders)
    for row in [name, wrap, order] { settings.add(row) }
    let list = ListBox<Book, BookCell>(make: BookCell.init) { cell, book, _ in cell.show(book) }
    list.show(Array(Book.all.prefix(2)))
    list.onActivate = { context.showNotice("“\($0.title)” is by \($0.author)") }
    content = PreferencesPage([facts, settings, list])
    name <~> ValueBinding(viewModel, \.name)
    wrap <~> ValueBinding(viewModel, \.wrapsLines)
    order <~> ValueBinding(viewModel, \.order)
    lifetime.observe(facts) {
      $0.show([
        .init("Server", "books.example.org", icon: "network-server-symbolic"),
        .init("Users", viewModel.name) { context.showNotice("There are no other users.") },
      ])
    }
  }

  isolated deinit { lifetime.dispose() }
}
