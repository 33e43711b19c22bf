import Bindery
import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The account, the server and the way out.
@MainActor
final class SettingsView: ScreenView {
  private let viewModel: SettingsViewModel
  private let answer: any Disposable
  private var scroll = ScrollState()

  init(_ viewModel: SettingsViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    answer = viewModel.confirmLogOut.answer { [dialogs = context.dialogs] in
      await dialogs.ask($0)
    }
  }

  isolated deinit { answer.dispose() }

  var actions: [KeyAction] {
    [
      KeyAction("logout", "Log out", keys: ["x"], isHint: true) {
        self.viewModel.logOutCommand.execute()
      },
      .refresh(isHint: true) {
        self.viewModel.refreshCommand.execute()
      },
    ] + KeyAction.motions { self.scroll.handle($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    frame.header([Run(viewModel.title, .bold)], in: &area)
    let lines = lines(width: area.columns - 4)
    scroll.draw(lines.count, in: area.inset(left: 2, right: 1), of: &frame) { row, area, frame in
      frame.write(lines[row], in: area)
      if lines[row].first?.text == "Log out" { frame.mark(area, as: .action("logout")) }
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    if case .wheel = event { return scroll.handle(event) }
    return false
  }

  private func lines(width: Int) -> [[Run]] {
    let login = viewModel.user.map { user in
      user.name.map { "\($0) (\(user.login))" } ?? user.login
    }
    var lines: [[Run]] = [[], [Run("Account", .accent, .bold)]]
    lines += fact("Logged in as", login ?? "nobody", width)
    lines += fact("Server", viewModel.serverName, width)
    lines += fact("The token is", viewModel.tokenPlace, width)
    lines += [[], [Run("Requests left", .accent, .bold)]]
    if let problem = viewModel.problem {
      lines.append([Run("! \(problem)", .warning)])
    } else if viewModel.limits.isEmpty {
      lines.append([Run("The server does not count them, or has not said.", .muted)])
    }
    lines += viewModel.limits.flatMap { [Run($0)].wrapped(to: width) }
    lines += [[], [Run("Log out", .danger, .bold), Run("  press x", .muted)]]
    return lines
  }

  private func fact(_ name: String, _ value: String, _ width: Int) -> [[Run]] {
    let column = 16
    return [Run(value)].wrapped(to: max(8, width - column)).enumerated().map { row, line in
      [Run((row == 0 ? name : "").padded(to: column), .muted)] + line
    }
  }
}
