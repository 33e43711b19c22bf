import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A repository: its description, counts, languages and readme, on one page that scrolls.
final class RepositoryView: ModelView<RepositoryViewModel, OctavoViewContext> {
  private var readme = MarkupPage()

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.fullName),
        trailing: viewModel.currentReference.map { Facts.revision($0.name, $0.kind) } ?? []
      ),
      .page(viewModel, retry: context.retry) { [self] repository in
        .widget(TextPane(restoring: viewModel) { [self] in lines(of: repository, width: $0) })
      }
    )
  }

  private func lines(of repository: GitHub.Repository, width: Int) -> [[Run]] {
    var lines: [[Run]] = [[]]
    if let description = repository.description, !description.isEmpty {
      lines += [Run(description, .bold)].wrapped(to: width, limit: 6) + [[]]
    }
    lines += Facts.wrapped(counts(of: repository), to: width)
    lines += Facts.wrapped(facts(of: repository), to: width)
    lines += Facts.wrapped((viewModel.homepage.map { [$0] } ?? []).map(link), to: width)
    lines += Facts.wrapped(viewModel.topics.map(link), to: width)
    let languages = LanguageBar.lines(of: viewModel.languages, width: width)
    if !languages.isEmpty { lines += [[]] + languages }
    return lines + [[]] + readmeLines(width: width)
  }

  private func counts(of repository: GitHub.Repository) -> [[Run]] {
    viewModel.counts.map { count in
      switch count.kind {
      case .stars:
        Facts.stars(repository.stars, isStarred: viewModel.isStarred)
          + [Run(" \(count.noun)", .muted)]
      case .forks: [Run("ψ \(count.text)", Style(.muted), link: viewModel.address(of: count))]
      case .watchers: [Run("◎ \(count.text)", .muted)]
      case .issues: [Run("! \(count.text)", .muted)]
      case .followers, .following, .repositories: [Run(count.text, .muted)]
      }
    }
  }

  private func link(_ link: RepositoryLink) -> [Run] {
    [Run(link.title, Style(.info), link: link.address)]
  }

  private func facts(of repository: GitHub.Repository) -> [[Run]] {
    var facts = [Facts.language(repository.language)]
    if let license = repository.license { facts.append([Run(license, .muted)]) }
    if let updated = viewModel.updated { facts.append([Run(updated, .muted)]) }
    return facts + RepositoryBadge.all(of: repository).map { [$0.run] }
  }

  private func readmeLines(width: Int) -> [[Run]] {
    switch viewModel.readme {
    case .loading: [ruled(viewModel.readmeTitle, width), [], [Run("Loading…", .muted)]]
    case .absent: [ruled(viewModel.readmeTitle, width), [], [Run(Strings.noReadme, .muted)]]
    case .failed(let message):
      [ruled(viewModel.readmeTitle, width), [], [Run("✗", .danger)]]
        + [Run(message)].wrapped(to: width)
    case .file(let file):
      [ruled(viewModel.readmeTitle, width), []] + readme.lines(of: file, width: width)
    }
  }

  private func ruled(_ title: String, _ width: Int) -> [Run] {
    let rest = max(0, width - title.displayWidth - 4)
    return [
      Run("── ", .border), Run(title, .accent, .bold),
      Run(" " + String(repeating: "─", count: rest), .border),
    ]
  }
}
