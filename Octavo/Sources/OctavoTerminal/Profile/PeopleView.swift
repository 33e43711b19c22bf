import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Those who follow an account, or whom it follows.
final class PeopleView: ScreenView {
  private let viewModel: PeopleViewModel
  private var list = FilteredList<PeopleViewModel>("people")

  init(_ viewModel: PeopleViewModel, _ context: ViewContext) { self.viewModel = viewModel }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [KeyAction] {
    [
      .open(if: account != nil) { self.open() },
      .filter {
        self.list.beginFiltering()
      },
      .refresh(isHint: true) {
        self.viewModel.refresh()
      },
    ] + KeyAction.motions { self.list.move($0, in: self.viewModel) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    frame.header([Run(viewModel.title, .bold)], isBusy: viewModel.isLoading, in: &area)
    list.draw(viewModel, emptyWords: "Nobody yet.", in: area, of: &frame) { account, area, frame in
      frame.write(
        [Run("○ ", .info), Run(account.login)],
        in: area.inset(left: 1, right: 1)
      )
    }
  }

  func handle(_ event: InputEvent) -> Bool { list.handle(event, of: viewModel) }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { open() }
  }

  private var account: GitHub.Account? { list.selectedRow(of: viewModel) }

  private func open() {
    if let account { viewModel.open(account) }
  }
}
