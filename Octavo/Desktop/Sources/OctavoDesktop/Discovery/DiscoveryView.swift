import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A list of Explore below the buttons of its choices.
final class DiscoveryView: ScreenView {
  let content: Widget
  private let list: any ScreenView

  /// Makes the view of a list of repositories.
  init(_ viewModel: DiscoveryViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    let list = ListScreen(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      make: RepositoryCell.init,
      name: \.repository.fullName.description
    ) { $0.show($1, pictures, $2, highlighting: viewModel.terms) }
    list.trailing = [context.menu(), list.makeFilterButton()]
    let about = Label("", .wrapping)
    about.setMargins(12, 6)
    about.addStyle("dim-label")
    list.showBelowFilter(Clamp(about, width: 760))
    list.lifetime.observe(about) { about in
      about.text = viewModel.about ?? ""
      about.isVisible = viewModel.about != nil
    }
    self.list = list
    content = Self.content(viewModel.choices, list)
  }

  /// Makes the view of a list of accounts.
  init(_ viewModel: AccountDiscoveryViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    let list = ListScreen(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: "system-users-symbolic"),
      make: PersonCell.init,
      name: \.login
    ) { cell, account, lifetime in
      cell.show(account, of: account, in: viewModel, pictures, lifetime)
    }
    list.trailing = [context.menu(), list.makeFilterButton()]
    self.list = list
    content = Self.content(viewModel.choices, list)
  }

  isolated deinit {}

  var title: String { list.title }
  var screenTitle: ScreenTitle { list.screenTitle }
  var trailing: [Widget] { list.trailing }
  var actions: [ScreenAction] { list.actions }

  /// The choices of a list never change: another option is another screen.
  private static func content(
    _ choices: [DiscoveryChoice],
    _ list: any ScreenView
  ) -> Widget {
    guard !choices.isEmpty else { return list.content }
    let bar = ChoiceBar()
    bar.show(choices)
    return Box(.vertical, [bar, list.content])
  }
}
