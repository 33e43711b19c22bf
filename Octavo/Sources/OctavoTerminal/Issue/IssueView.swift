import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// An issue or a pull request: the thread, and the field of a comment below it.
final class IssueView: ModelView<IssueViewModel, OctavoViewContext> {
  private static let fieldRows = 10
  private static let field = "comment"
  /// The fewest columns in which two texts are beside each other.
  private static let wide = 100

  private let thread = MarkupPage()
  private let preview = MarkupPage()

  required init(_ viewModel: IssueViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    lifetime.observe(self) { view in
      view.viewModel.isWide = view.size.columns >= Self.wide
    }
    lifetime.observe(self) { view in
      if view.viewModel.writing != nil { untracked { view.focus(Self.field) } }
    }
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.path)
      ),
      .page(viewModel, retry: context.retry) { [self] _ in thread(and: viewModel.writing) }
    )
  }

  private func thread(and writing: CommentWriting?) -> Layout {
    let thread = Layout.fill(.widget(pane))
    guard let writing else { return .column([thread]) }
    return .column([
      thread, .lines([[Run(writing.title, .bold)]]),
      .fixed(
        Self.fieldRows,
        .composer(writing.composer, name: Self.field, preview: preview, context)
      ),
    ])
  }

  private var pane: MarkupPane {
    MarkupPane("thread", viewModel, context.documentPictures) { [self] width in
      var lines: [[Run]] = [[]]
      if let title = viewModel.page?.title { lines += [Run(title, .bold)].wrapped(to: width) }
      lines += [Run(viewModel.summary, .muted)].wrapped(to: width) + [[]]
      thread.show(
        MarkupPage.Source(
          text: viewModel.document,
          name: "",
          place: viewModel.documentPlace
        ),
        width,
        context.documentPictures,
        viewModel.contents
      )
      return MarkupContent(head: MarkupText(lines), document: thread)
    }
  }
}
