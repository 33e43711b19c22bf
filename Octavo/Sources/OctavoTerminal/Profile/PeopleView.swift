import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Those who follow an account, or whom it follows.
final class PeopleView: ScreenView {
  private let viewModel: PeopleViewModel
  private var list = FilteredList("people")

  init(_ viewModel: PeopleViewModel) { self.viewModel = viewModel }

  deinit {}

  var isTyping: Bool { list.isFiltering }

  var actions: [Action] {
    [
      .open(if: account != nil) { [unowned self] in open() },
      .filter { [unowned self] in
        list.beginFiltering()
      },
      .refresh(isHint: true) { [unowned self] in
        viewModel.people.refreshCommand.execute()
      },
    ] + Action.motions { [unowned self] in move($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    var area = area
    let people = viewModel.people
    frame.header([Run(viewModel.title, .bold)], isBusy: people.phase == .loading, in: &area)
    let accounts = people.visible.value
    list.draw(
      accounts.count,
      content: people.content,
      keyword: people.keyword,
      emptyWords: "Nobody yet.",
      in: area,
      of: &frame
    ) { index, _, area, frame in
      frame.write(
        [Run("○ ", .info), Run(accounts[index].login)],
        in: area.inset(left: 1, right: 1)
      )
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    let people = viewModel.people
    return list.handle(event, keyword: people.keyword) { people.keyword = $0 }
  }

  func click(_ target: ClickTarget) {
    if list.click(target) == true { open() }
  }

  private var account: GitHub.Account? {
    let accounts = viewModel.people.visible.value
    return accounts.indices.contains(list.selection) ? accounts[list.selection] : nil
  }

  private func open() {
    if let account { viewModel.open(account) }
  }

  private func move(_ event: InputEvent) {
    list.move(event)
    if list.selection + 20 > viewModel.people.visible.value.count {
      viewModel.people.loadMoreCommand.execute()
    }
  }
}
