import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A repository: its description, its counts, and its readme, on one page that scrolls.
typealias RepositoryView = PageScreen<RepositoryViewModel>

extension RepositoryView {
  /// Makes the view of a repository.
  convenience init(_ viewModel: RepositoryViewModel, _ context: ViewContext) {
    let bindings = Lifetime()
    let header = RepositoryHeader(viewModel, bindings)
    let readmeName = Label()
    let readme = MarkupView(context) { viewModel.follow($0) }
    // Beside the readme and not around it: a stack gives wrapped words more width than there is.
    let state = StateView(Box(.vertical))
    let openReadme = Button(Strings.openReadme)
    let largeReadme = Box(.vertical, spacing: 12, [Label(Strings.largeReadme), openReadme])
    let page = Box(.vertical, spacing: 18, [header, readmeName, readme, state, largeReadme])
    page.setMargins(18, 18)
    self.init(viewModel, ScrollView(Clamp(page, width: 800)))
    lifetime += bindings
    trailing = [context.menu()]
    initialFocus = header.files
    readmeName.addStyle("heading")
    readmeName.setTopMargin(6)
    lifetime.bind(readmeName) { viewModel.readmeTitle }
    lifetime.observe(state) {
      $0.show(Self.state(of: viewModel.readme))
      $0.isVisible = $0.state != .content
    }
    openReadme.align(horizontally: .start)
    lifetime += openReadme.onClick { viewModel.openReadme() }
    lifetime.bindVisibility(of: largeReadme) { viewModel.readme == .tooLarge }
    readme.follow(viewModel)
    lifetime.observe(readme) {
      guard case .file(let file) = viewModel.readme, let place = viewModel.readmePlace else {
        return $0.show(nil)
      }
      $0.show(.init(file: file, place: place))
    }
  }

  private static func state(of readme: ReadmeState) -> StateView.State {
    switch readme {
    case .file, .tooLarge: .content
    case .loading: .loading
    case .absent: .message(title: Strings.noReadme, icon: "text-x-generic-symbolic")
    case .failed(let message): .failed(message)
    }
  }
}
