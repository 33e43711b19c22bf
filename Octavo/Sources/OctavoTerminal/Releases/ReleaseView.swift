import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

/// A release: its notes and its assets, on one page that scrolls.
final class ReleaseView: ModelView<ReleaseViewModel, OctavoViewContext> {
  private var notes = MarkupPage()

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: "releases/\(viewModel.tag)")
      ),
      .page(viewModel) { [self] release in
        .widget(TextPane(restoring: viewModel) { [self] in lines(of: release, width: $0) })
      }
    )
  }

  private func lines(of release: GitHub.Release, width: Int) -> [[Run]] {
    var lines = [[]] + [Run(viewModel.title, .bold)].wrapped(to: width, limit: 3)
    lines += [Run(viewModel.summary, .muted)].wrapped(to: width, limit: 3) + [[]]
    lines += viewModel.notes.map { notes.lines(of: $0, width: width) } ?? []
    guard !release.assets.isEmpty else { return lines }
    lines += [[], [Run(viewModel.assetsTitle, .bold)]]
    for asset in release.assets {
      let name = Run(asset.name, Style(.accent), link: asset.url?.absoluteString)
      lines += [name, Run("  \(viewModel.detail(of: asset))", .muted)].wrapped(to: width)
    }
    return lines
  }
}
