import BinderyTerminal
import GitHubValues
import OctavoMarkup
import OctavoViewModels

/// A file: coloured lines, a Markdown document, a picture, or a notice in their place.
final class SourceView: ModelView<SourceViewModel, OctavoViewContext> {
  private let document = MarkupPage()

  required init(_ viewModel: SourceViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    context.documentPictures.refresh(with: viewModel, { viewModel.place }, until: lifetime)
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.path),
        trailing: RepositoryFacts.revision(viewModel.subtitle, viewModel.revisionKind)
      ),
      .page(viewModel, retry: context.retry) { [self] in layout(of: $0) }
    )
  }

  private func layout(of page: SourcePage) -> Layout {
    switch page {
    case .text(let file):
      lines(.file(file))
    case .large(let text): lines(.large(text, fileName: viewModel.title))
    case .markdown(let text):
      .widget(
        MarkupPane("document", viewModel, context.documentPictures) { [self] width in
          document.show(
            .init(text: text, name: viewModel.title, place: viewModel.place),
            width,
            context.documentPictures,
            viewModel.contents
          )
          return MarkupContent(head: MarkupText([[]]), document: document)
        }
      )
    case .empty: notice(Strings.emptyFile, nil)
    case .image(let file): layout(ofImage: file)
    case .binary(let type, let size): notice(Strings.binaryFile(of: type), size)
    }
  }

  private func lines(_ content: SourceContent) -> Layout {
    .widget(
      SourcePane(content: content, wrapsLines: viewModel.wrapsLines, viewModel: viewModel)
    )
  }

  private func layout(ofImage file: GitHub.File) -> Layout {
    switch context.pictures.state(of: file) {
    case .loading: .widget(StateView.loading())
    case .absent: notice(Self.reason(file), file.bytes.count)
    case .picture(let picture): .widget(PictureBox(fitting: picture, mostScale: 4))
    }
  }

  private static func reason(_ file: GitHub.File) -> String {
    let format = ImageKind(fileName: file.name, bytes: file.bytes)
    return format.map { Strings.undecodablePicture(of: $0.title) } ?? Strings.undecodablePicture
  }

  private func notice(_ text: String, _ bytes: Int?) -> Layout {
    let size = bytes.map { " (\(Strings.size($0)))" } ?? ""
    return .widget(context.message("\(text)\(size)."))
  }
}
