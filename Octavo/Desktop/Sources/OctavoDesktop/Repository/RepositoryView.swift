import BinderyGTK
import CGTK
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A repository: what it is, its counts, and its readme, on one page that scrolls.
@MainActor
final class RepositoryView: ScreenView {
  let content: Widget
  let trailing = [HeaderItems.menu()]
  var title: String { viewModel.title }
  var titleWidget: Widget? { pane.title }
  var initialFocus: Widget? { code }

  private let viewModel: RepositoryViewModel
  private let about = Label("", .wrapping)
  private let counts = Label("", .wrapping)
  private let facts = Label("", .wrapping)
  private let topics = Label("", .wrapping)
  private let code = Button("Files")
  private let refs = RefButton()
  private let star = StarButton()
  private let readme: MarkupView
  private let readmeName = Label()
  private let pane: ContentPane
  private var lifetime: Lifetime { pane.lifetime }

  init(_ viewModel: RepositoryViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    readme = MarkupView(context) { [viewModel] in viewModel.follow($0) }
    let buttons = Box(.horizontal, spacing: 6, [code, refs, star])
    let card = Box(.vertical, spacing: 6, [about, counts, facts, topics])
    // Beside the readme and not around it: a stack gives wrapped words more width than there is.
    let state = StateStack(Box(.vertical))
    let page = Box(.vertical, spacing: 18, [card, buttons, readmeName, readme.widget, state])
    page.setMargins(18, 18)
    pane = ContentPane(Layout.scrolling(Layout.clamped(page, width: 800))) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    code.addStyle("suggested-action")
    about.addStyle("title-4")
    for label in [facts, topics] { label.addStyle("dim-label") }
    readmeName.addStyle("heading")
    gtk_widget_set_margin_top(readmeName.pointer(), 6)
    pane.follow(viewModel)
    bindReadme(state)
    bindWords()
    bindButtons()
  }

  deinit {}

  private func bindReadme(_ state: StateStack) {
    let viewModel = viewModel
    lifetime.observe(state) {
      if case .file = viewModel.readme { $0.isVisible = false } else { $0.isVisible = true }
      switch viewModel.readme {
      case .file: $0.show(.shown)
      case .loading: $0.show(.loading)
      case .absent:
        $0.show(.message(title: "There Is No Readme", icon: "text-x-generic-symbolic"))
      case .failed(let words): $0.show(.failed(words))
      }
    }
    lifetime.observe(readme) {
      guard case .file(let file) = viewModel.readme, let place = viewModel.readmePlace else {
        return $0.show(nil)
      }
      $0.show(.init(file: file, place: place))
    }
  }

  private func bindWords() {
    let viewModel = viewModel
    lifetime.bind(about) { viewModel.repository?.description ?? "" }
    lifetime.bindVisibility(of: about) { viewModel.repository?.description?.isEmpty == false }
    lifetime.bind(counts) { viewModel.repository.map(Self.counts) ?? "" }
    lifetime.bind(facts) {
      viewModel.repository.map { Facts.all(of: $0, updated: viewModel.updated) } ?? ""
    }
    lifetime.bind(topics) {
      viewModel.repository?.topics.prefix(12).map { "#\($0)" }.joined(separator: "  ") ?? ""
    }
    lifetime.bindVisibility(of: topics) { viewModel.repository?.topics.isEmpty == false }
    lifetime.bind(readmeName) {
      if case .file(let file) = viewModel.readme { file.name } else { "Readme" }
    }
  }

  private func bindButtons() {
    let viewModel = viewModel
    lifetime += code.onClick { viewModel.viewCode() }
    lifetime.bindSensitivity(of: code) { viewModel.ref != nil }
    lifetime.bind(refs.button, to: viewModel.selectBranchOrTagCommand)
    lifetime.observe(refs) { $0.show(viewModel.ref) }
    lifetime.bind(star.button, to: viewModel.starCommand)
    lifetime.observe(star) {
      $0.show(viewModel.repository?.stars ?? 0, isStarred: viewModel.isStarred)
    }
  }

  private static func counts(_ repository: GitHub.Repository) -> String {
    var counts = [
      Words.count(repository.stars, "star"), Words.count(repository.forks, "fork"),
    ]
    if let watchers = repository.watchers { counts.append("\(Words.short(watchers)) watching") }
    if repository.openIssues > 0 {
      counts.append(Words.count(repository.openIssues, "open issue"))
    }
    return counts.joined(separator: "  ·  ")
  }
}
