import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The accounts on a list, such as the followers of an account.
typealias PeopleView = ListScreen<PeopleViewModel, PersonCell>

extension PeopleView {
  /// Makes the view of a list of accounts.
  convenience init(_ viewModel: PeopleViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      make: PersonCell.init,
      name: \.login
    ) { cell, account, lifetime in
      cell.show(account, of: account, in: viewModel, pictures, lifetime)
    }
    trailing = [context.menu(), makeFilterButton()]
  }
}
