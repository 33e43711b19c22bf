import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An issue or a pull request: the thread, and the field of a comment below it.
typealias IssueView = PageScreen<IssueViewModel>

extension IssueView {
  /// Makes the view of an issue.
  convenience init(_ viewModel: IssueViewModel, _ context: ViewContext) {
    let heading = Label("", .wrapping)
    let summary = Label("", .wrapping)
    let thread = MarkupView(context, isSelectable: true) { viewModel.follow($0) }
    let write = Button("")
    let page = Box(.vertical, spacing: 12, [heading, summary, thread, Box(.horizontal, [write])])
    page.setMargins(18, 18)
    let scroller = ScrollView(Clamp(page, width: 800))
    scroller.expand()
    let field = Box(.vertical)
    self.init(viewModel, Box(.vertical, [scroller, field]))
    lifetime += scroller.restorePosition(of: viewModel)
    lifetime += scroller.onWidth { viewModel.isWide = $0 >= 760 }
    trailing = [context.menu()]
    initialFocus = write
    heading.addStyle("title-2")
    summary.addStyle("dim-label")
    write.addStyle("suggested-action")
    lifetime.bind(heading) { viewModel.page?.title ?? "" }
    lifetime.bind(summary) { viewModel.summary }
    lifetime.bind(write, toAction: "comment", of: viewModel)
    lifetime.bindVisibility(of: write) { viewModel.writing == nil }
    thread.follow(viewModel)
    viewModel.selectedText = { [weak thread] in thread?.selectedText(inSection: $0) }
    lifetime.observe(thread) { thread in
      thread.show(.init(viewModel.document, place: viewModel.documentPlace))
    }
    showField(in: field, viewModel, context)
  }

  /// Shows the field of the comment that is written below the thread.
  private func showField(in column: Box, _ viewModel: IssueViewModel, _ context: ViewContext) {
    var shown: Widget?
    lifetime.observe(column) { column in
      let writing = viewModel.writing
      untracked {
        if let last = shown { column.remove(last) }
        shown = nil
        guard let writing else { return }
        let title = Label(writing.title)
        title.addStyle("heading")
        let composer = ComposerView(writing.composer, context) { viewModel.follow($0) }
        let close = Button(icon: "window-close-symbolic", name: writing.closeTitle)
        close.addStyle("flat")
        title.expand(vertically: false)
        writing.lifetime += close.onClick { viewModel.close() }
        let field = Box(.vertical, spacing: 6, [Box(.horizontal, [title, close]), composer])
        field.setMargins(12, 12)
        column.append(field)
        shown = field
        composer.focusField()
      }
    }
  }
}
