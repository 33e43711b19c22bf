import BinderyNavigation
import GitHubValues

extension ExploreViewModel {
  /// The repositories that were found; `nil` if there are none, or none yet.
  var repositoryResults: ExploreSection? {
    let rows = results.visible.map { ExploreRow.Content.repository(services.result($0)) }
    let title = language.map { "Repositories in \($0)" } ?? "Repositories"
    return rows.isEmpty ? nil : ExploreSection("repositories", title, rows)
  }

  /// The list of the repositories that were found.
  private var discovery: Discovery {
    Discovery(.repositories(matching: searched), language: language)
  }

  /// The query for the repositories that the user searches for; `nil` without a search.
  var resultQuery: StoreQuery<[GitHub.Repository]>? {
    searched.isEmpty ? nil : .repositories(of: discovery, at: services.now())
  }

  /// The choices that decide what a search finds; none without a search.
  public var choices: [DiscoveryChoice] {
    searched.isEmpty ? [] : discovery.choices { [weak self] in self?.choose($0) }
  }

  private func choose(_ kind: OptionKind) {
    let discovery = discovery
    Task.immediate { [weak self, services] in
      guard let changed = await services.choose(kind, of: discovery) else { return }
      self?.search(in: changed.language)
    }
  }

  /// Whether the search for repositories has failed, whose message is then shown for all.
  var isFailed: Bool {
    if case .failed = results.phase { true } else { false }
  }
}
