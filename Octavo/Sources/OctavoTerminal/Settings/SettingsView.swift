import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The settings, the account, the server and the way to log out.
final class SettingsView: ModelView<SettingsViewModel, OctavoViewContext> {
  private static let nameColumns = 18
  private static let sizeOfTitle = Size(columns: 0, rows: 14)

  required init(_ viewModel: SettingsViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    lifetime += viewModel.confirmLogOut.answer { [dialogs = context.dialogs] in
      await dialogs.ask($0)
    }
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel.screenTitle,
        isBusy: viewModel.refreshCommand.isExecuting
      ),
      .column([
        preferences,
        .fill(.widget(TextPane("settings") { [self] in lines(width: $0) })),
        .row([
          .fixed(2, .lines([])), .widget(Button(accounts)), .fixed(2, .lines([])),
          .widget(Button(logOut)), .space,
        ]),
      ])
    )
  }

  private var preferences: Layout {
    let title = Layout.lines([[], [Run(viewModel.preferencesTitle, .accent, .bold)]])
    let parts = [Layout.optional(from: Self.sizeOfTitle, title)] + viewModel.preferences.map(row)
    return .row([.fixed(2, .lines([])), .fill(.column(parts))])
  }

  private func row(_ field: SettingField) -> Layout {
    let control: any Widget =
      switch field.control {
      case .toggle(let isOn): CheckBox(field.id, "", isOn: isOn)
      case .choice(let titles, let selection): Select(field.id, titles, selection: selection)
      }
    let title = [Run(field.title, .muted)]
    return .row([.fixed(Self.nameColumns, .lines([title])), .widget(control), .space])
  }

  private var accounts: ScreenAction {
    viewModel.actions.action("accounts")
      ?? ScreenAction("accounts", "Accounts") { self.viewModel.openAccounts() }
  }

  private var logOut: ScreenAction {
    viewModel.actions.action("logout")
      ?? ScreenAction("logout", "Log Out", viewModel.logOutCommand)
  }

  private func lines(width: Int) -> [[Run]] {
    section(viewModel.accountTitle, viewModel.account, width)
      + section(viewModel.keyFileTitle, viewModel.keyFile, width)
      + section(viewModel.limitsTitle, viewModel.limits, width)
  }

  private func section(_ title: String, _ rows: [SettingsRow], _ width: Int) -> [[Run]] {
    guard !rows.isEmpty else { return [] }
    return [[], [Run(title, .accent, .bold)]] + rows.flatMap { fact($0.title, $0.value, width) }
  }

  private func fact(_ name: String, _ value: String, _ width: Int) -> [[Run]] {
    let column = Self.nameColumns
    return [Run(value)].wrapped(to: max(8, width - column)).enumerated().map { row, line in
      [Run((row == 0 ? name : "").padded(to: column), .muted)] + line
    }
  }
}
