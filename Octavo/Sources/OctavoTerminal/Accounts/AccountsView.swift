import BinderyTerminal
import OctavoViewModels

/// The accounts of this machine: each with its state, and the place of its token.
final class AccountsView: ModelView<AccountsViewModel, OctavoViewContext> {
  required init(_ viewModel: AccountsViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    lifetime += viewModel.confirmRemoval.answer { [dialogs = context.dialogs] in
      await dialogs.ask($0)
    }
    lifetime += viewModel.askForServer.answer { [dialogs = context.dialogs] suggestion in
      await dialogs.askForText(
        title: AddAccountQuestion.title,
        message: AddAccountQuestion.message,
        text: suggestion
      )
    }
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, rowHeight: 2) { row, area, frame in
          let area = area.inset(left: 1, right: 1)
          let isActive = row.account.isActive
          let name = [
            Run(isActive ? "✓ " : "  ", .success, .bold), Run(row.title, isActive ? .bold : .plain),
            Run("  " + row.name, .muted),
          ]
          let mark = row.mark.map { [Run($0, isActive ? .success : .warning)] } ?? []
          frame.write(name, trailing: mark, in: area)
          frame.write([Run("  " + row.detail, .muted)], in: area, row: 1)
        }
      )
    )
  }
}
