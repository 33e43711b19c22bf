import BinderyGTK
import CatalogWindows

/// The pictures of accounts.
final class Pictures {
  func load(_ address: String) async -> Texture? { nil }
}

struct AccountRow: Identifiable, Equatable {
  let name: String
  let avatarURL: String

  var id: String { name }
}

final class AccountCell: ListCell {
  let name = Label()
  let avatar = Avatar(size: 32)
  let widget: Widget

  init() { widget = Box(.horizontal, spacing: 12, [avatar, name]) }
}

final class TitleCell: ListCell {
  let title = Label()
  var widget: Widget { title }
}

final class AccountsViewModel: ViewModel {
  @MutableProperty var rows: [AccountRow] = []
}

final class AccountsView {
  private let lifetime = Lifetime()

  func makeList(_ viewModel: AccountsViewModel, _ pictures: Pictures) -> Widget {
    let list = ListView<AccountRow, AccountCell>(make: AccountCell.init) { cell, row, lifetime in
      cell.name.text = row.name
      lifetime.add(Task { cell.avatar.picture = await pictures.load(row.avatarURL) })
    }
    lifetime.bind(list) { [viewModel] in viewModel.rows }
    return list.widget
  }

  func makeShelves(_ viewModel: BookListViewModel) -> Widget {
    let list = SectionedListView<Shelf, TitleCell>(make: TitleCell.init) { cell, book, _ in
      cell.title.text = book.title
    }
    lifetime.bind(list) { [viewModel] in viewModel.sections }
    return list.widget
  }
}

func makeScreen(_ viewModel: BookListViewModel) -> any ScreenView {
  ListScreen(viewModel, ListStrings(empty: "No Books Yet"), make: BookCell.init) { cell, book, _ in
    cell.show(book)
  }
}
