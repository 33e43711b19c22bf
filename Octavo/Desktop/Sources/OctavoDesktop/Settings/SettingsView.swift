import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The account, the server, the limits, and the button that logs out.
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
    let account = RowGroup("Account")
    let limits = RowGroup("Requests Left")
    let logOut = Button("Log Out…")
    content = PreferencesPage([account, limits, logOut])
    logOut.addStyle("pill", "destructive-action")
    logOut.align(horizontally: .center)
    lifetime.bind(logOut, to: viewModel.logOutCommand)
    lifetime.observe(account) { [viewModel] in $0.show(Self.account(viewModel)) }
    lifetime.observe(limits) { [viewModel] in $0.show(Self.limits(viewModel)) }
    lifetime.add(
      viewModel.confirmLogOut.answer { [weak context] in await context?.dialogs?.show($0) }
    )
  }

  isolated deinit { lifetime.dispose() }

  private static func account(_ viewModel: SettingsViewModel) -> [RowGroup.Row] {
    let login = viewModel.user.map { user in
      user.name.map { "\($0) (\(user.login))" } ?? user.login
    }
    return [
      .init("Logged in as", login ?? "Nobody"), .init("Server", viewModel.serverName),
      .init("Token stored in", viewModel.tokenPlace),
    ]
  }

  private static func limits(_ viewModel: SettingsViewModel) -> [RowGroup.Row] {
    if let problem = viewModel.problem { return [.init("Not Known", problem)] }
    if viewModel.limits.isEmpty {
      return [.init("Not Known", "The server does not count them, or has not said.")]
    }
    return viewModel.limits.map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return .init(String(parts.first ?? ""), String(parts.last ?? ""))
    }
  }
}
