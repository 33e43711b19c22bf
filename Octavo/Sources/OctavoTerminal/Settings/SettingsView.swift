import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The settings, the account, the server and the way to log out.
final class SettingsView: ModelView<SettingsViewModel, OctavoViewContext> {
  private static let sizeOfTitle = Size(columns: 0, rows: 15)
  private static let sizeOfButtons = Size(columns: 60, rows: 0)

  required init(_ viewModel: SettingsViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    for question in [viewModel.confirmLogOut, viewModel.confirmClearing] {
      lifetime += question.answer { [dialogs = context.dialogs] in await dialogs.ask($0) }
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
          .fixed(2, .lines([])), button("accounts"), .fixed(2, .lines([])),
          .optional(from: Self.sizeOfButtons, button("about")),
          .optional(from: Self.sizeOfButtons, .fixed(2, .lines([]))),
          button("logout"), .space,
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
    return .row([.fixed(SettingsRow.titleColumns, .lines([title])), .widget(control), .space])
  }

  /// The button of an action of the view model.
  private func button(_ id: String) -> Layout {
    viewModel.actions.action(id).map { .widget(Button($0)) } ?? .lines([])
  }

  private func lines(width: Int) -> [[Run]] {
    [
      (viewModel.accountTitle, viewModel.account), (viewModel.keyFileTitle, viewModel.keyFile),
      (viewModel.localDataTitle, viewModel.localData), (viewModel.limitsTitle, viewModel.limits),
    ].flatMap { SettingsRow.lines(of: $1, under: $0, width: width) }
  }
}
