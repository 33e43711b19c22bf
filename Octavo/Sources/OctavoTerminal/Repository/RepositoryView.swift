import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A repository: what it is, its counts, and its readme, on one page that scrolls.
final class RepositoryView: ScreenView {
  private let viewModel: RepositoryViewModel
  private var scroll = ScrollState()
  private var readme = MarkupPage()

  init(_ viewModel: RepositoryViewModel, _ context: ViewContext) { self.viewModel = viewModel }

  deinit {}

  var actions: [KeyAction] {
    [
      KeyAction(
        "code",
        "Files",
        keys: [KeyPress(.enter), "c"],
        isHint: true,
        isEnabled: viewModel.ref != nil
      ) { self.viewModel.viewCode() },
      KeyAction(
        "branches",
        "Branches",
        keys: ["b"],
        isHint: true,
        isEnabled: viewModel.selectBranchOrTagCommand.isEnabled && viewModel.page != nil
      ) { self.viewModel.selectBranchOrTagCommand.execute() },
      .star(isStarred: viewModel.isStarred, if: viewModel.starCommand.isEnabled) {
        self.viewModel.starCommand.execute()
      },
      KeyAction("readme", "Readme", keys: ["v"], isEnabled: hasReadme) {
        self.viewModel.openReadme()
      },
      KeyAction("owner", "Owner", keys: ["u"], isHint: true) {
        self.viewModel.openOwner()
      },
      .browser {
        self.viewModel.openInBrowser()
      },
      .copyAddress {
        self.viewModel.copyURL()
      },
      .refresh { self.viewModel.refresh() },
    ] + KeyAction.motions { self.scroll.handle($0) }
  }

  func draw(in area: Rect, of frame: inout Frame) {
    frame.page(
      viewModel,
      title: Breadcrumb.runs(viewModel.fullName),
      trailing: viewModel.ref.map(Facts.reference) ?? [],
      in: area
    ) { repository, area, frame in
      let lines = lines(repository, width: min(100, area.columns - 5), &frame)
      scroll.draw(lines.count, in: area.inset(left: 2, right: 1), of: &frame) {
        row,
        area,
        frame in frame.write(lines[row], in: area)
      }
    }
  }

  func handle(_ event: InputEvent) -> Bool {
    if case .wheel = event { return scroll.handle(event) }
    return false
  }

  private var hasReadme: Bool {
    if case .file = viewModel.readme { true } else { false }
  }

  private func lines(
    _ repository: GitHub.Repository,
    width: Int,
    _ frame: inout Frame
  ) -> [[Run]] {
    guard width > 0 else { return [] }
    var lines: [[Run]] = [[]]
    if let description = repository.description, !description.isEmpty {
      lines += [Run(description, .bold)].wrapped(to: width, limit: 6) + [[]]
    }
    lines += wrapped(counts(repository), to: width)
    lines += wrapped(facts(repository), to: width)
    if !repository.topics.isEmpty {
      lines += wrapped(repository.topics.prefix(12).map { [Run("#\($0)", .info)] }, to: width)
    }
    lines.append([])
    return lines + readmeLines(width: width, &frame)
  }

  private func counts(_ repository: GitHub.Repository) -> [[Run]] {
    let stars = Facts.stars(repository.stars, isStarred: viewModel.isStarred)
    var counts = [
      stars + [Run(repository.stars == 1 ? " star" : " stars", .muted)],
      [Run("ψ ", .muted), Run(Words.count(repository.forks, "fork"), .muted)],
    ]
    if let watchers = repository.watchers {
      counts.append([Run("◎ \(Words.short(watchers)) watching", .muted)])
    }
    if repository.openIssues > 0 {
      counts.append([Run("! \(Words.count(repository.openIssues, "open issue"))", .muted)])
    }
    return counts
  }

  private func facts(_ repository: GitHub.Repository) -> [[Run]] {
    var facts = [Facts.language(repository.language)]
    if let license = repository.license { facts.append([Run(license, .muted)]) }
    if let updated = viewModel.updated { facts.append([Run(updated, .muted)]) }
    if repository.isPrivate { facts.append([Run("private", .warning)]) }
    if repository.isFork { facts.append([Run("a fork", .special)]) }
    if repository.isArchived { facts.append([Run("archived", .warning)]) }
    return facts
  }

  /// Facts side by side, in as many lines as they need.
  private func wrapped(_ facts: [[Run]], to width: Int) -> [[Run]] {
    var lines: [[Run]] = []
    var line: [[Run]] = []
    for fact in facts where !fact.isEmpty {
      if !line.isEmpty, Facts.joined(line + [fact]).displayWidth > width {
        lines.append(Facts.joined(line))
        line = []
      }
      line.append(fact)
    }
    return line.isEmpty ? lines : lines + [Facts.joined(line)]
  }

  private func readmeLines(width: Int, _ frame: inout Frame) -> [[Run]] {
    switch viewModel.readme {
    case .loading:
      return [ruled("Readme", width), [], [frame.spinner(), Run(" Loading…", .muted)]]
    case .absent: return [ruled("Readme", width), [], [Run("There is no readme.", .muted)]]
    case .failed(let words):
      let lines = [Run(words)].wrapped(to: width)
      return [ruled("Readme", width), [], [Run("✗", .danger)]] + lines
    case .file(let file):
      return [ruled(file.name, width), []] + readme.lines(of: file, width: width)
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
