import BinderyGTK
import OctavoViewModels

/// What can be done on a screen; `nil` where it makes no sense.
extension Screen {
  var refresh: (() -> Void)? {
    guard let viewModel = viewModel as? any RefreshableViewModel else { return nil }
    return { viewModel.refresh() }
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

  var star: (() -> Void)? {
    guard case .repository(let viewModel) = self, viewModel.starCommand.isEnabled else {
      return nil
    }
    return { viewModel.starCommand.execute() }
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
