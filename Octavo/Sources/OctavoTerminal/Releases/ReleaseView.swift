import BinderyTerminal
import Foundation
import GitHubValues
import OctavoViewModels

/// A release: its notes and its assets, on one page that scrolls.
final class ReleaseView: ModelView<ReleaseViewModel, OctavoViewContext> {
  private let notes = MarkupPage()

  required init(_ viewModel: ReleaseViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    context.documentPictures.refresh(with: viewModel, { viewModel.place }, until: lifetime)
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: "releases/\(viewModel.tag)")
      ),
      .page(viewModel) { [self] release in
        .widget(
          MarkupPane("text", viewModel, context.documentPictures) { [self] width in
            content(of: release, width: width)
          }
        )
      }
    )
  }

  private func content(of release: GitHub.Release, width: Int) -> MarkupContent {
    var lines = [[]] + [Run(viewModel.title, .bold)].wrapped(to: width, limit: 3)
    lines += [Run(viewModel.summary, .muted)].wrapped(to: width, limit: 3) + [[]]
    var content = MarkupContent(head: MarkupText(lines))
    if let file = viewModel.notes {
      notes.show(
        file,
        at: viewModel.place,
        width,
        context.documentPictures,
        viewModel.contents
      )
      content.document = notes
    }
    guard !release.assets.isEmpty else { return content }
    lines = [[], [Run(viewModel.assetsTitle, .bold)]]
    for asset in release.assets {
      let name = Run(asset.name, Style(.accent), link: asset.url?.absoluteString)
      lines += [name, Run("  \(viewModel.detail(of: asset))", .muted)].wrapped(to: width)
    }
    content.tail = MarkupText(lines)
    return content
  }
}
