import BinderyGTK
import CGTK
import GitHubValues
import OctavoViewModels

/// The account, the server, the limits, and the way out.
@MainActor
final class SettingsView: ScreenView {
  let content: Widget
  let trailing = [HeaderItems.menu()]
  var title: String { viewModel.title }

  private let viewModel: SettingsViewModel
  private let logOut = Button("Log Out…")
  private let lifetime = Lifetime()

  init(_ viewModel: SettingsViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    let account = RowGroup("Account")
    let limits = RowGroup("Requests Left")
    let column = Box(.vertical, spacing: 24, [account, limits, logOut])
    column.setMargins(12, 24)
    content = Layout.scrolling(Layout.clamped(column, width: 600))
    logOut.addStyle("pill", "destructive-action")
    gtk_widget_set_halign(logOut.pointer(), GTK_ALIGN_CENTER)
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
      .init("The token is", viewModel.tokenPlace),
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
