import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The followers of an account, or the accounts that it follows.
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
    ) { $0.show($1, pictures, $2) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
