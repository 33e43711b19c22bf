import BinderyGTK
import OctavoViewModels

/// The accounts of this machine.
typealias AccountsView = ListScreen<AccountsViewModel, AccountCell>

extension AccountsView {
  /// Makes the view of the accounts.
  convenience init(_ viewModel: AccountsViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: "system-users-symbolic"),
      make: AccountCell.init,
      name: \.title
    ) { $0.show($1, pictures, $2) }
    let add = Button(icon: "list-add-symbolic", name: AddAccountQuestion.title)
    lifetime.bind(add, to: viewModel.addCommand)
    trailing = [context.menu(), add]
    lifetime += viewModel.confirmRemoval.answer { [weak context] in
      await context?.dialogs?.show($0)
    }
    lifetime += viewModel.askForServer.answer { [weak context] suggestion in
      await context?.dialogs?.ask(
        TextQuestion(
          title: AddAccountQuestion.title,
          message: AddAccountQuestion.message,
          field: AddAccountQuestion.field,
          suggestion: suggestion,
          confirmation: AddAccountQuestion.confirmation
        )
      )
    }
  }
}
