import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A list of Explore below the buttons of its choices.
final class DiscoveryView: ScreenView {
  let content: Widget
  private let list: any ScreenView
  private let lifetime = Lifetime()

  /// Makes the view of a list of repositories.
  init(_ viewModel: DiscoveryViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    let list = ListScreen(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      make: RepositoryCell.init,
      name: \.repository.fullName.description
    ) { $0.show($1, pictures, $2) }
    list.trailing = [context.menu(), list.makeFilterButton()]
    self.list = list
    content = Self.content(viewModel.choices, list, lifetime)
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
      cell.show(account, pictures, lifetime) { viewModel.isFollowing(account) }
    }
    list.trailing = [context.menu(), list.makeFilterButton()]
    self.list = list
    content = Self.content(viewModel.choices, list, lifetime)
  }

  isolated deinit { lifetime.dispose() }

  var title: String { list.title }
  var screenTitle: ScreenTitle { list.screenTitle }
  var trailing: [Widget] { list.trailing }
  var actions: [ScreenAction] { list.actions }

  /// The choices of a list never change: another option is another screen.
  private static func content(
    _ choices: [DiscoveryChoice],
    _ list: any ScreenView,
    _ lifetime: Lifetime
  ) -> Widget {
    guard !choices.isEmpty else { return list.content }
    let bar = Box(.horizontal, spacing: 6)
    bar.setMargins(12, 6)
    bar.align(horizontally: .center)
    for choice in choices {
      let value = Label(choice.value)
      // A long name is cut, so that all buttons stay in the window.
      value.limitWidth(to: 16)
      let face = Box(.horizontal, spacing: 6, [value, Icon("pan-down-symbolic")])
      let button = Button(face: face, name: "\(choice.action.title): \(choice.value)")
      button.setTooltip(choice.action.title)
      lifetime += button.onClick { choice.action.perform() }
      bar.append(button)
    }
    return Box(.vertical, [bar, list.content])
  }
}
