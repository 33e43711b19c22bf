import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A repository: its description, counts, languages and readme, on one page that scrolls.
final class RepositoryView: ModelView<RepositoryViewModel, OctavoViewContext> {
  private let readme = MarkupPage()

  required init(_ viewModel: RepositoryViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    context.documentPictures.refresh(with: viewModel, { viewModel.readmePlace }, until: lifetime)
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.fullName),
        trailing: viewModel.currentReference.map { RepositoryFacts.revision($0.name, $0.kind) }
          ?? []
      ),
      .page(viewModel, retry: context.retry) { [self] repository in
        .widget(
          MarkupPane("text", viewModel, context.documentPictures) { [self] width in
            page(of: repository, width: width)
          }
        )
      }
    )
  }

  private func lines(of repository: GitHub.Repository, width: Int) -> [[Run]] {
    var lines: [[Run]] = [[]]
    if let description = repository.description, !description.isEmpty {
      lines += [Run(description, .bold)].wrapped(to: width, limit: 6) + [[]]
    }
    lines += RepositoryFacts.wrapped(counts(of: repository), to: width)
    lines += RepositoryFacts.wrapped(facts(of: repository), to: width)
    lines += RepositoryFacts.wrapped(
      (viewModel.latestRelease.map { [release($0)] } ?? []),
      to: width
    )
    lines += RepositoryFacts.wrapped((viewModel.homepage.map { [$0] } ?? []).map(link), to: width)
    lines += RepositoryFacts.wrapped(viewModel.topics.map(link), to: width)
    let languages = LanguageBar.lines(of: viewModel.languages, width: width)
    if !languages.isEmpty { lines += [[]] + languages }
    return lines + [[], ruled(viewModel.readmeTitle, width), []]
  }

  private func counts(of repository: GitHub.Repository) -> [[Run]] {
    viewModel.counts.map { count in
      switch count.kind {
      case .stars:
        (RepositoryFacts.stars(repository.stars, isStarred: viewModel.isStarred)
          + [Run(" \(count.noun)", .muted)])
          .map { Run($0.text, $0.style, link: viewModel.address(of: count)) }
      case .forks: [Run("ψ \(count.text)", Style(.muted), link: viewModel.address(of: count))]
      case .watchers: [Run("◎ \(count.text)", Style(.muted), link: viewModel.address(of: count))]
      case .issues: [Run("! \(count.text)", .muted)]
      case .followers, .following, .repositories: [Run(count.text, .muted)]
      }
    }
  }

  /// The sign is that of the list of releases.
  private func release(_ release: RepositoryLink) -> [Run] {
    [Run("◈ ", .success)] + (release.label.map { [Run("\($0) ", .muted)] } ?? []) + link(release)
      + (release.detail.map { [Run(" · \($0)", .muted)] } ?? [])
  }

  private func link(_ link: RepositoryLink) -> [Run] {
    [Run(link.title, Style(.info), link: link.address)]
  }

  private func facts(of repository: GitHub.Repository) -> [[Run]] {
    var facts = [RepositoryFacts.language(repository.language)]
    if let license = viewModel.license {
      facts.append([Run(license, Style(.muted), action: "license")])
    }
    if let updated = viewModel.updated { facts.append([Run(updated, .muted)]) }
    return facts + RepositoryBadge.all(of: repository).map { [$0.run] }
  }

  private func page(of repository: GitHub.Repository, width: Int) -> MarkupContent {
    var lines = lines(of: repository, width: width)
    var document: MarkupPage?
    switch viewModel.readme {
    case .loading: lines.append([Run(Strings.loading, .muted)])
    case .absent: lines.append([Run(Strings.noReadme, .muted)])
    case .tooLarge:
      lines += [Run(Strings.largeReadme, .muted)].wrapped(to: width)
      lines += [[], [Run(Strings.openReadme, Style(.info), action: "readme")]]
    case .failed(let message): lines += [[Run("✗", .danger)]] + [Run(message)].wrapped(to: width)
    case .file(let file):
      guard let place = viewModel.readmePlace else { break }
      readme.show(file, at: place, width, context.documentPictures, viewModel.contents)
      document = readme
    }
    return MarkupContent(head: MarkupText(lines), document: document)
  }

  private func ruled(_ title: String, _ width: Int) -> [Run] {
    let rest = max(0, width - title.displayWidth - 4)
    return [
      Run("── ", .border), Run(title, .accent, .bold),
      Run(" " + String(repeating: "─", count: rest), .border),
    ]
  }
}
