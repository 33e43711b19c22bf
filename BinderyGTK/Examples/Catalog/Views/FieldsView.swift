import BinderyGTK

/// Fields, each bound in both directions.
final class FieldsView: ScreenView {
  let content: Widget
  let title = CatalogPage.fields.title

  init(_ viewModel: SettingsViewModel) {
    let name = TextEntry(name: "Name")
    let password = TextEntry(.password, name: "Password")
    let search = TextEntry(.search, name: "Search")
    let notes = TextView(name: "Notes")
    notes.setMinimumSize(height: 120)
    let check = CheckButton("Match case")
    let wrap = Switch(name: "Wrap lines")
    wrap.align(horizontally: .start)
    let order = DropDown(name: "Order", SettingsViewModel.orders)
    order.align(horizontally: .start)
    let summary = Label("", .wrapping)
    summary.addStyle("dim-label")
    content = PreferencesPage([name, password, search, notes, check, wrap, order, summary])
    name <~> ValueBinding(viewModel, \.name)
    password <~> ValueBinding(viewModel, \.password)
    notes <~> ValueBinding(viewModel, \.notes)
    check <~> ValueBinding(viewModel, \.matchesCase)
    wrap <~> ValueBinding(viewModel, \.wrapsLines)
    order <~> ValueBinding(viewModel, \.order)
    summary.reactive[\.text] <~ viewModel.$name.map { "The name is “\($0)”." }
  }

  deinit {}
}
