import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The settings, the account, the server, the limits, and the button that logs out.
@MainActor
final class SettingsView: ScreenView {
  let content: Widget
  let trailing: [Widget]
  var title: String { viewModel.title }
  var actions: [ScreenAction] { viewModel.actions }

  private let viewModel: SettingsViewModel
  private let lifetime = Lifetime()

  init(_ viewModel: SettingsViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    trailing = [context.menu()]
    let preferences = RowGroup(viewModel.preferencesTitle)
    for field in viewModel.preferences { preferences.add(Self.row(field)) }
    let account = RowGroup(viewModel.accountTitle)
    let keys = RowGroup(viewModel.keyFileTitle)
    let data = RowGroup(viewModel.localDataTitle)
    let limits = RowGroup(viewModel.limitsTitle)
    let about = RowGroup()
    let accounts = Button("")
    let logOut = Button("")
    let clear = Button("")
    clear.align(horizontally: .center)
    clear.addStyle("pill")
    content = PreferencesPage([
      preferences, account, accounts, keys, data, clear, limits, about, logOut,
    ])
    accounts.addStyle("pill")
    accounts.align(horizontally: .center)
    lifetime.bind(accounts, toAction: "accounts", of: viewModel)
    logOut.addStyle("pill", "destructive-action")
    logOut.align(horizontally: .center)
    lifetime.bindTitle(of: logOut, toAction: "logout", of: viewModel, asksFirst: true)
    lifetime.bind(logOut, to: viewModel.logOutCommand)
    lifetime.bindTitle(of: clear, toAction: "clear.data", of: viewModel, asksFirst: true)
    lifetime.bind(clear, to: viewModel.clearCommand)
    lifetime.observe(keys) { [viewModel] in $0.show(Self.rows(viewModel.keyFile)) }
    lifetime.observe(data) { [viewModel] in
      let removal = viewModel.actions.action("remove.aside").map { action in
        RowGroup.Row(action.title, sign: "user-trash-symbolic") { action.perform() }
      }
      $0.show(Self.rows(viewModel.localData) + [removal].compactMap(\.self))
    }
    let steps = viewModel.actions.filter { $0.id == "about" }
    about.show(steps.map { action in .init(action.title) { action.perform() } })
    lifetime.observe(account) { [viewModel] in $0.show(Self.rows(viewModel.account)) }
    lifetime.observe(limits) { [viewModel] in $0.show(Self.rows(viewModel.limits)) }
    for question in [viewModel.confirmLogOut, viewModel.confirmClearing] {
      lifetime.add(question.answer { [weak context] in await context?.dialogs?.show($0) })
    }
  }

  isolated deinit { lifetime.dispose() }

  private static func row(_ field: SettingField) -> Widget {
    switch field.control {
    case .toggle(let isOn):
      let row = SwitchRow(field.title)
      row <~> isOn
      return row
    case .choice(let titles, let selection):
      let row = DropDownRow(field.title, "", titles)
      row <~> selection
      return row
    }
  }

  private static func rows(_ rows: [SettingsRow]) -> [RowGroup.Row] {
    rows.map { $0.title.isEmpty ? .init($0.value) : .init($0.title, $0.value) }
  }
}
