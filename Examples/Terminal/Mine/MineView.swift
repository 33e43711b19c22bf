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
  private var list = ListState("cells")

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
      case .item(let viewModel): router.push(.item(viewModel))
      }
    }
  }

  var actions: [KeyAction] {
    let invitesLogin = viewModel.mineHeaderViewModel.invitesLogin
    return [
      KeyAction("open", "Open", keys: [KeyPress(.enter)], isHint: true) { self.openSelected() },
      KeyAction("header", "Log in", keys: ["l"], isHint: true, isEnabled: invitesLogin) {
        self.viewModel.openHeader()
      },
      KeyAction("logout", "Log out", keys: ["o"], isHint: true, isEnabled: !invitesLogin) {
        self.viewModel.logOut()
      },
    ] + KeyAction.motions { self.list.handle($0) }
  }

  private var cells: [MineCellViewModel] {
    viewModel.assetCellViewModels + viewModel.serviceCellViewModels
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event) }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { openSelected() }
  }

  private func openSelected() { viewModel.open(cells[list.selection]) }

  func draw(in area: Rect, of frame: inout Frame) {
    var rest = frame.heading("Mine", "everything is bound to the shared login", in: area)
    drawHeader(in: rest.takeTop(4), of: &frame)
    let cells = cells
    let headings = [
      ListHeading("Account", at: 0),
      ListHeading("Services", at: viewModel.assetCellViewModels.count),
    ]
    list.draw(cells.count, headings: headings, in: rest, of: &frame) { row, _, area, frame in
      draw(cells[row], in: area.inset(left: 2), of: &frame)
    }
  }

  private func drawHeader(in area: Rect, of frame: inout Frame) {
    let header = viewModel.mineHeaderViewModel
    for row in 0..<2 {
      let pattern = header.background.pattern(row: row, columns: area.columns / 2)
      frame.write(pattern, .muted, in: area, row: row, alignment: .trailing)
    }
    var line: [Run] = [
      Run(" \(header.image.glyph) ", Style(.accent, [.bold, .reverse])),
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

  private func draw(_ cell: MineCellViewModel, in area: Rect, of frame: inout Frame) {
    var line = area
    frame.write(cell.detail, Style(.info, .bold), in: line.takeRight(12), alignment: .trailing)
    frame.write([Run(cell.image.glyph, Style(.accent)), Run("  " + cell.title)], in: line)
  }
}
#endif
