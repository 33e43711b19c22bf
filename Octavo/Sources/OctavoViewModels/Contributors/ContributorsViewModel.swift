public import GitHubValues

/// The accounts that have committed to a repository, most commits first.
public final class ContributorsViewModel: SummaryListViewModel<GitHub.Contributor> {
  /// Makes the screen for a repository.
  public init(_ services: Services, _ repository: GitHub.RepositoryName) {
    super.init(
      services,
      .contributors(to: repository),
      of: repository,
      title: "Contributors",
      emptyText: "No contributors yet."
    ) { contributor in
      SummaryRow(
        contributor.id,
        contributor.id,
        detail: (contributor.account?.isBot == true ? [Strings.bot] : [])
          + [Strings.count(contributor.contributions, "commit")],
        account: contributor.account,
        .user(contributor.id),
        address: services.web.page(of: contributor.id)
      )
    }
  }
}
