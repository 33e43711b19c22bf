import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The account, the server and the way to log out.
final class SettingsView: ModelView<SettingsViewModel, OctavoViewContext> {
  private static let nameColumns = 18

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
        isBusy: viewModel.refreshCommand.isExecuting,
        problem: viewModel.problem
      ),
      .column([
        .fill(.widget(TextPane("settings") { [self] in lines(width: $0) })),
        .row([.fixed(2, .lines([])), .widget(Button(logOut)), .space]),
      ])
    )
  }

  private var logOut: ScreenAction {
    viewModel.actions.action("logout")
      ?? ScreenAction("logout", "Log Out", viewModel.logOutCommand)
  }

  private func lines(width: Int) -> [[Run]] {
    let login = viewModel.user.map { user in
      user.name.map { "\($0) (\(user.login))" } ?? user.login
    }
    var lines: [[Run]] = [[], [Run("Account", .accent, .bold)]]
    lines += fact("Logged in as", login ?? "nobody", width)
    lines += fact("Server", viewModel.serverName, width)
    lines += fact("Token stored in", viewModel.tokenPlace, width)
    lines += [[], [Run("Requests left", .accent, .bold)]]
    if viewModel.limits.isEmpty {
      lines.append([Run("The server has sent no limits.", .muted)])
    }
    return lines + viewModel.limits.flatMap { [Run($0)].wrapped(to: width) }
  }

  private func fact(_ name: String, _ value: String, _ width: Int) -> [[Run]] {
    let column = Self.nameColumns
    return [Run(value)].wrapped(to: max(8, width - column)).enumerated().map { row, line in
      [Run((row == 0 ? name : "").padded(to: column), .muted)] + line
    }
  }
}
