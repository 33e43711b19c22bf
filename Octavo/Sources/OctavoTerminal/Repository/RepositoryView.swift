import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A repository: its description, its counts and its readme, on one page that scrolls.
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
    lines += Facts.wrapped(repository.topics.prefix(12).map { [Run("#\($0)", .info)] }, to: width)
    return lines + [[]] + readmeLines(width: width)
  }

  private func counts(of repository: GitHub.Repository) -> [[Run]] {
    let stars = Facts.stars(repository.stars, isStarred: viewModel.isStarred)
    var counts = [
      stars + [Run(repository.stars == 1 ? " star" : " stars", .muted)],
      [Run("ψ ", .muted), Run(Strings.count(repository.forks, "fork"), .muted)],
    ]
    if let watchers = repository.watchers {
      counts.append([Run("◎ \(Strings.short(watchers)) watching", .muted)])
    }
    if repository.openIssues > 0 {
      counts.append([Run("! \(Strings.count(repository.openIssues, "open issue"))", .muted)])
    }
    return counts
  }

  private func facts(of repository: GitHub.Repository) -> [[Run]] {
    var facts = [Facts.language(repository.language)]
    if let license = repository.license { facts.append([Run(license, .muted)]) }
    if let updated = viewModel.updated { facts.append([Run(updated, .muted)]) }
    if repository.isPrivate { facts.append([Run("private", .warning)]) }
    if repository.isFork { facts.append([Run("a fork", .special)]) }
    if repository.isArchived { facts.append([Run("archived", .warning)]) }
    return facts
  }

  private func readmeLines(width: Int) -> [[Run]] {
    switch viewModel.readme {
    case .loading: [ruled("Readme", width), [], [Run("Loading…", .muted)]]
    case .absent: [ruled("Readme", width), [], [Run("There is no readme.", .muted)]]
    case .failed(let message):
      [ruled("Readme", width), [], [Run("✗", .danger)]] + [Run(message)].wrapped(to: width)
    case .file(let file):
      [ruled(file.name, width), []] + readme.lines(of: file, width: width)
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
