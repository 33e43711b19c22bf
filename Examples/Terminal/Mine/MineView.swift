#if canImport(Glibc) || canImport(Musl)
import BinderyNavigation
import BinderyTerminal
import Mine

/// The account page.
///
/// Its view model does not use the router: it sends the screens that it requests on a signal, and
/// this view pushes them.
final class MineView: ScreenView {
  private let viewModel: MineViewModel
  private let router: Router<MineScreen>
  private let lifetime = Lifetime()

  init(_ viewModel: MineViewModel, router: Router<MineScreen>) {
    self.viewModel = viewModel
    self.router = router
    bindViewModel()
    viewModel.autoLoginCommand.execute()
  }

  deinit {}

  private func bindViewModel() {
    lifetime += viewModel.pushSubject.observeValues { [unowned router] destination in
      switch destination {
      case .login(let viewModel): router.push(.login(viewModel))
      }
    }
  }

  var actions: [KeyAction] {
    let invitesLogin = viewModel.mineHeaderViewModel.invitesLogin
    return [
      KeyAction(
        "header",
        "Log in",
        keys: [KeyPress(.enter), "l"],
        isHint: true,
        isEnabled: invitesLogin
      ) { self.viewModel.openHeader() },
      KeyAction("logout", "Log out", keys: ["o"], isHint: true, isEnabled: !invitesLogin) {
        self.viewModel.logOut()
      },
    ]
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = frame.heading("Mine", "everything is bound to the shared login", in: area)
    drawHeader(in: rest.takeTop(4), of: &frame)
    drawSection("What you have", viewModel.assetCellViewModels, in: &rest, of: &frame)
    drawSection("More", viewModel.serviceCellViewModels, in: &rest, of: &frame)
  }

  private func drawHeader(in area: Rect, of frame: inout Frame) {
    let header = viewModel.mineHeaderViewModel
    var line: [Run] = [
      Run(" \(header.avatarLetter) ", Style(.accent, [.bold, .reverse])),
      Run("  " + header.title, header.invitesLogin ? Style(.accent) : .bold),
    ]
    if viewModel.autoLoginCommand.isExecuting { line += [Run("  "), frame.spinner()] }
    frame.write(line, in: area)
    frame.write(viewModel.notice, Style(.warning), in: area, row: 1, column: 5)
    frame.mark(
      Rect(column: area.column, row: area.row, columns: 40, rows: 1),
      as: .action("header")
    )
  }

  private func drawSection(
    _ title: String,
    _ cells: [MineCellViewModel],
    in rest: inout Rect,
    of frame: inout Frame
  ) {
    frame.write(title, .muted, in: rest.takeTop(1))
    for cell in cells {
      var line = rest.takeTop(1).inset(left: 2)
      frame.write(cell.detail, Style(.info, .bold), in: line.takeRight(12), alignment: .trailing)
      frame.write(cell.title, in: line)
    }
    _ = rest.takeTop(1)
  }
}
#endif
