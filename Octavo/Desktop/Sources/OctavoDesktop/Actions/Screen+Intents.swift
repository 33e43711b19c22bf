import BinderyGTK
import OctavoViewModels

/// What can be done on a screen; `nil` where it makes no sense.
extension Screen {
  var refresh: (() -> Void)? {
    switch self {
    case .explore(let viewModel): { viewModel.refresh() }
    case .home(let viewModel): { viewModel.refresh() }
    case .news(let viewModel): { viewModel.refresh() }
    case .people(let viewModel): { viewModel.people.refreshCommand.execute() }
    case .profile(let viewModel): { viewModel.refreshCommand.execute() }
    case .repositories(let viewModel): { viewModel.refresh() }
    case .repository(let viewModel): { viewModel.refresh() }
    case .repositoryList(let viewModel): { viewModel.repositories.refreshCommand.execute() }
    case .settings(let viewModel): { viewModel.refreshCommand.execute() }
    case .source(let viewModel): { viewModel.refresh() }
    case .tree(let viewModel): { viewModel.refresh() }
    case .login, .refPicker: nil
    }
  }

  var openInBrowser: (() -> Void)? {
    switch self {
    case .profile(let viewModel): { viewModel.openInBrowser() }
    case .repository(let viewModel): { viewModel.openInBrowser() }
    case .source(let viewModel): { viewModel.openInBrowser() }
    case .tree(let viewModel): { viewModel.openInBrowser() }
    default: nil
    }
  }

  var copyAddress: (() -> Void)? {
    switch self {
    case .repository(let viewModel): { viewModel.copyURL() }
    case .source(let viewModel): { viewModel.copyURL() }
    case .tree(let viewModel): { viewModel.copyURL() }
    default: nil
    }
  }

  var toggleStar: (() -> Void)? {
    guard case .repository(let viewModel) = self, viewModel.toggleStarCommand.isEnabled else {
      return nil
    }
    return { viewModel.toggleStarCommand.execute() }
  }

  var toggleWrapping: (() -> Void)? {
    guard case .source(let viewModel) = self else { return nil }
    return { viewModel.toggleWrapping() }
  }

  var toggleRaw: (() -> Void)? {
    guard case .source(let viewModel) = self, viewModel.isMarkdown else { return nil }
    return { viewModel.toggleRawMarkdown() }
  }

  /// Whether there is something to search or to filter.
  var isSearchable: Bool {
    switch self {
    case .explore, .news, .people, .refPicker, .repositories, .repositoryList, .tree: true
    case .home, .login, .profile, .repository, .settings, .source: false
    }
  }
}
