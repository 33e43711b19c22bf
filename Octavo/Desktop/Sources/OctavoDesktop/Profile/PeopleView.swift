import BinderyGTK
import GitHubValues
import OctavoViewModels

/// Those who follow an account, or whom it follows.
final class PeopleView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: PeopleViewModel
  private let list: ListView<GitHub.Account, PersonCell>
  private let pane: ListPane

  init(_ viewModel: PeopleViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    let pictures = context.pictures
    list = ListView(
      make: { PersonCell() },
      name: { $0.login },
      bind: { $0.show($1, pictures, $2) }
    )
    list.addStyle("rich-list")
    list.clamp(to: Layout.listWidth)
    pane = ListPane(list.widget, keyword: ValueBinding(viewModel, \.keyword)) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.follow(viewModel, in: list, emptyWords: "Nobody Yet")
  }

  deinit {}

  func search() { pane.search() }
}
