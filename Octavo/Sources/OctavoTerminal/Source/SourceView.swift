import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A file: coloured lines, a Markdown document, a picture, or a notice in their place.
final class SourceView: ModelView<SourceViewModel, OctavoViewContext> {
  private var document = MarkupPage()

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.path),
        trailing: Facts.revision(viewModel.subtitle, viewModel.revisionKind)
      ),
      .page(viewModel, retry: context.retry) { [self] in layout(of: $0) }
    )
  }

  private func layout(of page: SourcePage) -> Layout {
    switch page {
    case .text(let file):
      .widget(SourcePane(file: file, wrapsLines: viewModel.wrapsLines, restored: viewModel))
    case .markdown(let file):
      .widget(
        TextPane("document", restoring: viewModel) { [self] in
          [[]] + document.lines(of: file, width: $0)
        }
      )
    case .image(let file): layout(ofImage: file)
    case .binary(let file): notice(Strings.binaryFile, file.bytes.count)
    case .tooLarge(let size): notice(Strings.tooLargeFile, size)
    }
  }

  private func layout(ofImage file: GitHub.File) -> Layout {
    guard let picture = context.pictures.decoded(file) else {
      return notice(Strings.undecodablePicture, file.bytes.count)
    }
    return .widget(PictureBox(fitting: picture, mostScale: 4))
  }

  private func notice(_ text: String, _ bytes: Int?) -> Layout {
    let size = bytes.map { " (\(Strings.size($0)))" } ?? ""
    return .widget(context.message("\(text)\(size)."))
  }
}
