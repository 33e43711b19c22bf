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

  init(_ viewModel: PeopleViewModel, _ context: ScreenContext) {
    self.viewModel = viewModel
    let people = viewModel.people
    let pictures = context.pictures
    list = ListView(
      make: { PersonCell() },
      name: { $0.login },
      bind: { $0.show($1, pictures, $2) }
    )
    list.addStyle("rich-list")
    list.clamp(to: Layout.listWidth)
    list.onActivate = { [viewModel] in viewModel.open($0) }
    list.onNearEnd = { people.loadMoreCommand.execute() }
    pane = ListPane(list.widget, keyword: Binding(people, \.keyword)) {
      people.refreshCommand.execute()
    }
    content = pane.content
    pane.lifetime.bind(list) { people.visible.value }
    pane.follow(
      emptyWords: "Nobody Yet",
      problem: { people.visible.value.isEmpty ? nil : people.phase.problem },
      content: { people.content }
    )
  }

  deinit {}

  func search() { pane.search() }
}
