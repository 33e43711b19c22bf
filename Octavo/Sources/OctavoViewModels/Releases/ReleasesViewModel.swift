import BinderyNavigation
import Foundation
public import GitHubValues

/// The releases of a repository, newest first.
public final class ReleasesViewModel: SummaryListViewModel<GitHub.Release> {
  /// Makes the screen for a repository.
  public init(_ services: Services, _ repository: GitHub.RepositoryName) {
    super.init(
      services,
      .releases(of: repository),
      of: repository,
      title: "Releases",
      emptyText: "No releases yet."
    ) { release in
      SummaryRow(
        release.id,
        release.title,
        mark: release.mark,
        detail: [
          release.title == release.tag ? nil : release.tag,
          release.publishedAt.map { Strings.ago($0, now: services.now()) },
          release.assets.isEmpty ? nil : Strings.count(release.assets.count, "asset"),
        ],
        .release(repository, tag: release.tag),
        address: release.htmlURL
          ?? services.web.page(of: repository, ["releases", "tag", release.tag])
      )
    }
    whenActivated { [services] viewModel, activation in
      services.readThreads(at: .releases(repository), on: viewModel, during: activation) {
        [weak viewModel] in
        viewModel?.list.phase == .complete || viewModel?.list.phase == .partial
      }
    }
  }
}

extension GitHub.Release {
  /// “Draft” or “Pre-release”; `nil` for any other release.
  var mark: String? { isDraft ? "Draft" : isPrerelease ? "Pre-release" : nil }
}
